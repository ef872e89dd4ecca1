/** What is introduced by the words in front of it, in any of the languages. */
export const leads: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'called',
    /\b(?:called|named|namens|heißt|heißen|genannt|appelée?|appelons|llamad[oa]|se llama|chiamat[oa]|si chiama|chamad[oa]|chama-se|heet|genaamd|known as|call (?:it|the \p{L}+|her|him|ourselves))[\s:]+(?:the )?["“„«'‘]?$/iu,
  ],
  ['name-is', /\bname(?:['’]s| is| was|:|,)?[\s:]+(?:the |simply )?["“„«'‘]?$/iu],
  ['trading', /\b(?:trading as|trade as|t\/a|brand name|our name|written)[\s:]+["“„«'‘]?$/iu],
  [
    'it-is',
    /\b(?:it['’]?s|it is|is|thats|that['’]s|just)\s(?:simply |just |the |still )*["“„«'‘]?$/iu,
  ],
  [
    'we-are',
    /\b(?:we are|we['’]re|i am|i['’]m|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|wij zijn|ik ben|sou)\s(?:the |die |der |la |le |el |il |de |a |o )?["“„«'‘]?$/iu,
  ],
  [
    'page-of',
    /\b(?:page|site|website|webseite|sito|web|portfolio|cv|memory)(?: page| site)? (?:for|of|about|für|de|per|voor|of my \p{L}+|for my \p{L}+)\s(?:our \p{L}+, |my \p{L}+ |the |unser\p{L}* \p{L}+\. )?["“„«'‘]?$/iu,
  ],
  [
    'in',
    /\b(?:in|near|from|at|to|around|across|of|aus|bei|à|en|em|di|te|behind|opposite|on)\s(?:the )?$/iu,
  ],
  ['by', /\b(?:by|with|und|and|ask|ring|call|contact|see|yours|thanks|regards)[,\s]+\n?$/iu],
  [
    'go-to',
    /\b(?:goes to|go to|given to|through|via|uses?|use|like|on|insured with|approved by|trained (?:at|with|by))\s(?:the )?$/iu,
  ],
  [
    'cat-called',
    /\b(?:dog|cat|horse|son|daughter|wife|husband|donkey|alpaca|rabbit|pig|hen)s?,? (?:called|named)\s$/iu,
  ],
];
