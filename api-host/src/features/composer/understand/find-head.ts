import { activityOf } from './activity';

/** What people say before they name the thing: "okay so I want a simple website for my …". */
const leadIn = new RegExp(
  `^(?:(?:${[
    String.raw`ok(?:ay)?|so|hi|hello|hey(?: team)?|um+|uh+|yeah|well|basically|please|kindly|also|like`,
    String.raw`(?:can|could|would) you|i(?:'d| would) (?:like|love)|i(?:'m| am)(?: looking for)?|i|we|want|wants|need|needs|have|run|own|are|is|this|it|here|hey|there`,
    String.raw`build|create|make|making|design|generate|develop|implement|program|write|give|do|can|to|something|somewhere|be|have|put together|looking`,
    String.raw`me|us|my|our|his|her|their|a|an|the|one|some|own`,
    String.raw`simple|small|little|new|beautiful|modern|nice|clean|basic|full|complete|cool|fancy|stylish|professional|responsive|interactive|internal|minimal(?:ist)?|multi-?page|single-?page|one-?page|random|personal`,
    String.raw`web ?sites?|sites?|web ?pages?|pages?|pager|landing pages?|home ?pages?|(?:full )?(?:web )?application|web apps?|online|webseite|website|página web|site web|sito(?: web)?|sitio web|strona internetowa|web sitesi`,
    String.raw`quiero|quisiera|queremos|necesito|necesitamos|je veux|nous voulons|ich (?:möchte|brauche|will)|wir (?:brauchen|möchten|wollen)|voglio|vorrei|ik wil|wij willen|quero|preciso|unsere?|meine?|mijn|onze|nuestr[ao]|erstellen?(?: sie)?|baue?n?|crea|crear|créer?|página|tee|tehke|loo|soovin|vajame?|koduleht[e]?|veebileht[e]?|mulle|meile|mi|minha|meu|notre|mon|ma|il mio|la mia`,
    String.raw`tienda online|boutique en ligne|negozio online|loja online|for|of|de|about|on|that|für|pour|para|per|voor|dla|un|une|una|um|uma|ein|eine|einen|einer|einfache[rns]?|een|eenvoudige`,
    String.raw`vitrine|4|lil|with (?:an? )?[\p{L}-]+ (?:[\p{L}-]+ )?(?:background|theme|header|colou?rs?)|dark(?: mode)?(?: only)?|light|bold|playful|elegant|fun|only|tool|app(?= (?:for|to|where|that)\b)`,
  ].join('|')})(?:[\\s,:!]+|$))+`,
  'iu',
);

const end =
  /[,.:;!?\n–—("“#]| - |\b(?:with|where|when|which|who|that|including|include|featuring|using|so|please|called|named|need|needs|in|near|at|from|by|to|for|of|people|customers|as|plus|mit|avec|con|com|met|und ich|à|em|en|na|w|z|über|about|and (?:we|people|i)|because|before|after)\b/iu;

const tail =
  /\s+(?:web ?sites?|sites?|home ?pages?|web ?pages?|landing pages?|pages?|webseite|and|or|is|are|the|a|open|services?)$/i;

/** "We are a small joinery in Bath": who they are says what the site is, whatever else they name. */
const identity =
  /\b(?:(?:we|i|they)(?: a(?:re|m)|'re|'m)(?: opening| starting)?|(?:friends|partners|sisters|brothers|couple) (?:opening|running|starting)|(?:i|we|me|us) (?:run|own|have|lead|manage)) (?:an? |the |this )(?:(?:small|little|tiny|new|local|family|family-run|independent) )*([\p{L}'&-]+(?: [\p{L}'&-]+){0,3}?)(?=[,.;:!?]| (?:in|at|near|with|and|who|that|from|based|called|named|for|of|on|offering|looking|where|which)\b|$)/iu;

/** "A website for my dog grooming business": what it is, without the word for any business. */
const business =
  /\b(?:for|about) (?:my|our) ((?:[\p{Ll}'-]+ ){1,3}(?:business|company|stand|practice|van|farm))\b/u;

export const findIdentity = (text: string): string | null =>
  identity.exec(text)?.[1]?.trim() ?? business.exec(text)?.[1]?.trim() ?? null;

/** "Web platform", "rental application": the word for any site, which is no name. */
const anySite =
  /^(?:(?:online|web|web-based|digital|interactive|internal|full)\s+)*(?:web ?site|platform|portal|system|application|app|tool|page|site|service|software|prototype|map)$/i;
/** "Platform for …", "a place to …": what comes after says what it is. */
const wrapper =
  /^(?:(?:online|web|web-based|digital|small|little)\s+)*(?:platform|portal|system|application|app|tool|place|community|site|program(?:me)?|map|dashboard)(?: application| web ?site| site| app| page)?\s+(?:for|about|of)\s+(?:the |a |an |my |our |best )*/i;

/** The first clause, where a prompt says what it wants. */
export const clauseOf = (text: string): string => {
  const clauses = text.split(/[,.:;!?\n(–—]| - /).map((one) => one.trim());
  return clauses.find((one) => one.split(/\s+/).length > 2) ?? clauses[0] ?? '';
};

/** The thing itself in the member's own words: "bike repair shop", "habit tracker"; null when none is short. */
export function findHead(text: string): string | null {
  const begun = text
    .replace(/"[^"]*"/g, ' ')
    .trim()
    // "quiz: which houseplant suits you?": what comes after the colon says more.
    .replace(/^(?:quiz|poll|game|app|tool|test):\s+(?=(?:\p{L}+ ){1,4}\p{L}+[?.,])/iu, '');
  const done = activityOf(clauseOf(begun));
  if (done !== null) return lowered(done);
  let rest = begun.replace(leadIn, '');
  rest = rest.replace(wrapper, '');
  const cut = rest.search(end);
  if (cut > 0) rest = rest.slice(0, cut);
  const words = rest.trim().split(/\s+/).filter(Boolean);
  let phrase = (words.length > 6 ? words.slice(0, 4) : words).join(' ');
  while (tail.test(phrase)) phrase = phrase.replace(tail, '');
  phrase = phrase.replace(/[^\p{L}\p{N}'’&+-]+$/u, '').trim();
  if (!/\p{L}{2}/u.test(phrase) || phrase.length > 48) return null;
  return anySite.test(phrase) ? null : lowered(phrase);
}

/** A name typed in capitals stays; an ordinary word that only begins the sentence does not. */
const lowered = (phrase: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}|$)/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
