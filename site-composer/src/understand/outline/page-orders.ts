/** What joins an order to what stands in front of it. */
const joined = String.raw`(?:(?:and|but|so|also|then|just|please|pls|maybe|und|aber|bitte|et|mais|y|pero|por favor|e|ma|per favore|mas|en|maar|graag)[,\s]+)*`;
const starting = (...forms: readonly string[]): RegExp =>
  new RegExp(String.raw`^${joined}(?:${forms.join('|')})`, 'iu');

/** What is to be shown large or first, in the words of the page's languages. */
const prominent =
  /\b(?:stands? out|can(?:no|['’]?)t miss|cannot miss|not miss|big|bigger|large|bold|clear|clearly|obvious|prominent|(?:at|near|on) the (?:very )?top|up top|first thing|most important|main thing|seen|see it|noticed?|red letters)\b|(?<!\p{L})(?:em destaque|bem vis[ií]vel|em grande|o mais importante|en grande|bien visible|que se vea|destaca\p{L}*|resalta\p{L}*|lo más importante|en évidence|en gros|mettre en avant|le plus important|in evidenza|in grande|ben visibile|la cosa più importante|groß|gut sichtbar|auffällig|ganz oben|hervorheben|das wichtigste|fett|groot|opvallen|bovenaan|duidelijk|het belangrijkste?)(?!\p{L})/iu;

/** "So that should stand out", "put it somewhere they can't miss it", "isto é o mais importante, põe em destaque", "echt heel groot". */
const placing = starting(
  String.raw`(?:(?:that|this|it|which) (?:really |all )?(?:should|must|has|needs?|ought|wants?|is the|['’]s the)|(?:that|this|it)['’]s the|(?:people|visitors|customers|folks?|everyone|they) (?:really |all )?(?:needs?|must|should|ha(?:s|ve))(?: to)? (?:see|know|notice)|(?:put|make|have|keep|write|show|get) (?:it|that|this|them)|(?:in|really|nice and|very|quite) (?:big|bold|large|red)|(?:highlight|emphasi[sz]e|stress) (?:it|that|this))\b`,
  String.raw`(?:isto|isso|põe|ponha|destaca|em (?:grande|destaque)|est[oe]|eso|pon(?:lo|ga|er)?|destáca|en grande|que se vea|ça|ceci|c['’]est|mets|mettez|à mettre|en (?:gros|évidence)|questo|metti\p{L}*|mettete|in (?:grande|evidenza)|das|dies|setz\p{L}*|ganz|richtig|echt|heel|erg|dit|dat|zet)(?!\p{L})`,
);

/** "You'd better put that in": it is to be printed, wherever that is. */
const printing =
  /^(?:(?:and|so|please|also),? )*(?:you['’]?d better|you had better|you can|you could|make sure you|be sure to|please) (?:put|mention|include|add|say|print|write) (?:it|that|this|them|him|her)(?: (?:in|on|too|as well|somewhere))?[.!]?$|^(?:please )?(?:(?:use |keep |in )?(?:exactly )?(?:that|this|those|these)(?: exact)? (?:wording|words)|word for word|verbatim|wörtlich|genau so|mot pour mot|palabra por palabra|parola per parola|palavra por palavra|woordelijk)(?: please| bitte| s['’]il vous plaît| por favor| per favore| graag)?$/iu;

/** "Don't put the age", "não ponhas a idade", "nicht erwähnen": what stands in front of it is not for visitors. */
const retracting = starting(
  String.raw`(?:do not|don['’]?t|dont|never) (?:put|show|include|mention|add|list|publish|display|print|give out|say) (?:it|that|this|them|(?:my|our|the|his|her|their) (?:age|name|surname|number|address|e-?mail|birthday|salary|date of birth|home address))\b`,
  String.raw`keep (?:that|it|this) (?:off|private|out|to yourself)\b`,
  String.raw`não (?:ponha|meta|mostre|inclua|diga|mencione|escreva|publique)s?(?!\p{L})`,
  String.raw`no (?:lo |la |los |las )?(?:ponga|muestre|incluya|diga|mencione|publique|escriba)s?(?!\p{L})`,
  String.raw`(?:ne |n['’])(?:l[ea'’] ?|les )?(?:mets|mettez|montrez?|mentionnez?|dis|dites|écri\p{L}+|publiez?|indiquez?) pas(?!\p{L})`,
  String.raw`non (?:mettere|mettete|metterl[oa]|metta|mostrare|scrivere|scriverl[oa]|dirl[oa]|citar\p{L}+|pubblicar\p{L}+|indicar\p{L}+)(?!\p{L})`,
  String.raw`(?:das |die |den |es )?(?:bitte )?nicht (?:draufschreiben|erwähnen|nennen|zeigen|angeben|reinschreiben|veröffentlichen|hinschreiben)(?!\p{L})`,
  String.raw`(?:dat |die )?(?:niet|liever niet) (?:vermelden|noemen|erop zetten|tonen|plaatsen)(?!\p{L})`,
);

/** Where what stands in front of it goes, that it is printed, or that it is not. */
export type Order = 'place' | 'print' | 'retract';

const longestPlacing = 90;
/** "Keep it simple, big text" is said of the page, and of nothing in front of it. */
const ofWholePage =
  /\b(?:keep|make) (?:it|this) (?:all )?(?:nice and )?(?:simple|plain|clean|minimal|modern|short|easy|bright|light|dark)\b/iu;

/** What a part of a sentence that is said to whoever builds the page asks of what stands in front of it; null where nothing. */
export function orderIn(text: string, hasFact: boolean): Order | null {
  if (retracting.test(text)) return 'retract';
  if (printing.test(text)) return 'print';
  return !hasFact &&
    text.length <= longestPlacing &&
    placing.test(text) &&
    prominent.test(text) &&
    !ofWholePage.test(text)
    ? 'place'
    : null;
}
