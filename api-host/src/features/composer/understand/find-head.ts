/** What people say before they name the thing: "okay so I want a simple website for my …". */
const leadIn = new RegExp(
  `^(?:(?:${[
    String.raw`ok(?:ay)?|so|hi|hello|hey(?: team)?|um+|uh+|yeah|well|basically|please|kindly|also|like`,
    String.raw`(?:can|could|would) you|i(?:'d| would) (?:like|love)|i(?:'m| am)(?: looking for)?|i|we|want|wants|need|needs|have|run|own|are|is|this|it|here|hey|there`,
    String.raw`build|create|make|making|design|generate|develop|write|give|do|can|to|something|somewhere|be|have`,
    String.raw`me|us|my|our|his|her|their|a|an|the|one|some|own`,
    String.raw`simple|small|little|new|beautiful|modern|nice|clean|basic|full|complete|cool|fancy|stylish|professional|responsive|interactive|minimal(?:ist)?|multi-?page|single-?page|one-?page|random|personal`,
    String.raw`web ?sites?|sites?|web ?pages?|pages?|pager|landing pages?|home ?pages?|(?:full )?(?:web )?application|web apps?|online|webseite|website|página web|site web|sito(?: web)?|sitio web|strona internetowa|web sitesi`,
    String.raw`for|of|about|on|that|für|pour|para|per|voor|dla|un|une|una|um|uma|ein|eine|einen|einer|einfache[rns]?|een|eenvoudige`,
    String.raw`dark(?: mode)?(?: only)?|light|bold|playful|elegant|fun|only|tool|app(?= (?:for|to|where|that)\b)`,
  ].join('|')})(?:[\\s,:!]+|$))+`,
  'iu',
);

const end =
  /[,.:;!?\n–—("“#]| - |\b(?:with|where|when|which|who|that|including|include|featuring|using|so|please|called|named|need|needs|in|near|at|from|by|to|for|of|people|customers|as|mit|avec|con|com|met|und ich|à|em|en|na|w|z|über|about|and (?:we|people|i)|because|before|after)\b/iu;

const tail =
  /\s+(?:web ?sites?|sites?|home ?pages?|web ?pages?|landing pages?|pages?|webseite|and|or|is|are|the|a|open|services?)$/i;

/** The thing itself in the member's own words: "bike repair shop", "habit tracker"; null when none is short. */
export function findHead(text: string): string | null {
  const begun = text.replace(/"[^"]*"/g, ' ').trim();
  let rest = begun.replace(leadIn, '');
  const cut = rest.search(end);
  if (cut > 0) rest = rest.slice(0, cut);
  const words = rest.trim().split(/\s+/).filter(Boolean);
  let phrase = (words.length > 6 ? words.slice(0, 4) : words).join(' ');
  while (tail.test(phrase)) phrase = phrase.replace(tail, '');
  phrase = phrase.replace(/[^\p{L}\p{N}'’&+-]+$/u, '').trim();
  if (!/\p{L}{2}/u.test(phrase) || phrase.length > 48) return null;
  // A name typed in capitals stays; an ordinary word that only begins the sentence does not.
  return /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}|$)/u.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}
