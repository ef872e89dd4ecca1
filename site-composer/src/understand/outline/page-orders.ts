import { readTokens } from '../../text/tokens';

/** What joins an order to what stands in front of it. */
const joined = String.raw`(?:(?:and|but|so|also|then|just|please|pls|maybe|und|aber|bitte|et|mais|y|pero|por favor|e|ma|per favore|mas|en|maar|graag)[,\s]+)*`;
const starting = (...forms: readonly string[]): RegExp =>
  new RegExp(String.raw`^${joined}(?:${forms.join('|')})`, 'iu');

/** What is to be shown large or first, in the words of the page's languages. */
const prominent =
  /\b(?:stands? out|can(?:no|['’]?)t miss|cannot miss|not miss|big|bigger|large|bold|clear|clearly|obvious|prominent|(?:at|near|on) the (?:very )?top|up top|first thing|most important|main thing|seen|see it|noticed?|red letters)\b|(?<!\p{L})(?:em destaque|bem vis[ií]vel|em grande|o mais importante|en grande|bien visible|que se vea|destaca\p{L}*|resalta\p{L}*|lo más importante|en évidence|en gros|mettre en avant|le plus important|in evidenza|in grande|ben visibile|la cosa più importante|groß|gut sichtbar|auffällig|ganz oben|hervorheben|das wichtigste|fett|groot|opvallen|bovenaan|duidelijk|het belangrijkste?)(?!\p{L})/iu;

/** "So that should stand out", "put it somewhere they can't miss it", "isto é o mais importante, põe em destaque", "echt heel groot". */
const placing = starting(
  String.raw`(?:(?:that|this|it|which) (?:really |all )?(?:should|must|has|needs?|ought|wants?|is the|['’]s the)|(?:that|this|it)['’]s the|(?:put|make|have|keep|write|show|get) (?:it|that|this|them)|(?:in|really|nice and|very|quite) (?:big|bold|large|red)|(?:highlight|emphasi[sz]e|stress) (?:it|that|this))\b`,
  String.raw`(?:isto|isso|põe|ponha|destaca|em (?:grande|destaque)|est[oe]|eso|pon(?:lo|ga|er)?|destáca|en grande|que se vea|ça|ceci|c['’]est|mets|mettez|à mettre|en (?:gros|évidence)|questo|metti\p{L}*|mettete|in (?:grande|evidenza)|das|dies|setz\p{L}*|ganz|richtig|echt|heel|erg|dit|dat|zet)(?!\p{L})`,
);

/** "You'd better put that in": it is to be printed, wherever that is. */
const printing =
  /^(?:(?:and|so|please|also),? )*(?:you['’]?d better|you had better|you can|you could|make sure you|be sure to|please) (?:put|mention|include|add|say|print|write) (?:it|that|this|them|him|her)(?: (?:in|on|too|as well|somewhere))?[.!]?$/iu;

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

const people = String.raw`(?:people|folks?|visitors|users|customers|members|everyone|everybody|they|anyone|buyers|guests|parents)`;
const uses =
  'sort|filter|search|click|tap|download|print|choose|pick|select|scroll|upload|tick|enter|type|fill|see|find|look up|compare|add up|work out|sign up|log|share|read';
/** What is said to whoever builds the page, whatever it is about. */
const ordering = starting(
  String.raw`${people} (?:should|must|need to|ought to|have to) (?:all |each |then )?be able to (?:${uses})\b`,
  String.raw`(?:somewhere|some where|some way|a way|a place|a spot|space|room) (?:for (?:${people}|them) )?to\b`,
  String.raw`(?:do not|don['’]?t|dont|never) (?:let|allow|make) (?:them|people|anyone|anybody|customers|visitors)\b`,
  String.raw`(?:show|mention|display|highlight) (?:it|them|that)(?! (?:at|to|when)\b)(?!\p{L})`,
  String.raw`be (?:very |really )?(?:respectful|gentle|kind|careful|sensitive|tactful|nice|discreet)l? (?:with|about|on) (?:that|this|it|them|the \p{L}+ (?:bit|part|section|one))`,
  String.raw`(?:do|keep|handle|treat) (?:it|that|this) (?:very )?(?:respectfully|tastefully|gently|nicely|properly|discreetly|tactfully|simple|plain|short)`,
  String.raw`(?:that|this|same|exact|exactly that|exactly this) (?:wording|spelling|phrase)\b|(?:exactly )?(?:as|like) (?:written|spelled|spelt|that|this)(?: please)?$|word for word|in (?:those|these) (?:exact )?words|spel(?:led|t) (?:like|with|right|correctly)\b`,
  String.raw`no \p{L}+ (?:as of now|for now|yet|at the moment|at this stage)$`,
  String.raw`(?:it|that|the \p{L}+|everything) (?:has got to|has to|have to|must|should|needs? to|['’]?s got to) be (?:very |really |easy to )*(?:legible|readable|read|clear|plain|simple|big|large|accessible|printable|quick|fast)\b`,
  String.raw`(?:nada de|sin|ni) (?:fotos|imágenes|juzgar)|(?:keine?|kein) (?:fotos?|bilder?|klischees?)|pas de (?:photos?|clichés?)|niente (?:foto|immagini)|geen (?:foto['’]?s|plaatjes|zielige)|sem (?:fotos|imagens|barras)`,
);

/** "I get asked every week", "they're particular": why something is ordered. */
const reasoning = starting(
  String.raw`(?:i|we) (?:always |keep |do )?(?:get(?:ting)?|am|are) (?:always )?asked\b`,
  String.raw`(?:people|everyone|everybody|they|customers|folks?) (?:always|keep|keeps|never|forever|still) (?:ask|asks|asking|ring|forget|miss|read|notice|think)\b`,
  String.raw`(?:they|he|she|the \p{L}+)(?:['’]re| are|['’]s| is) (?:very |quite |a bit |rather |so )*(?:particular|fussy|picky|strict|precise|funny) ?(?:about|with)?`,
);

export type Order = 'place' | 'print' | 'retract' | 'order' | 'reason';

const longestPlacing = 90;

/** What a part of a sentence asks of whoever builds the page; null where it may be for visitors. */
export function orderIn(text: string, hasFact: boolean): Order | null {
  if (retracting.test(text)) return 'retract';
  if (printing.test(text)) return 'print';
  if (hasFact) return ordering.test(text) ? 'order' : null;
  if (text.length <= longestPlacing && placing.test(text) && prominent.test(text)) return 'place';
  if (reasoning.test(text)) return 'reason';
  return ordering.test(text) ? 'order' : null;
}

const parts =
  /\b(?:form|fields?|button|countdown|section|gallery|map|box|calendar|tick ?box|dropdown|menu bar|formular|felder|formulaire|champs|formulario|campos|modulo|formulier|velden|formulário)\b/iu;
const adds =
  /^(?:(?:and|please|pls|also|can you|could you|we|i|you)[,\s]+)*(?:add|include|need|want|have|give|show|make)\b/iu;

/** Whether an order lists what a part of the page holds, so that nouns behind it are more of that. */
export const listsParts = (text: string): boolean => parts.test(text) && adds.test(text);

/** "Make of tractor", "and a countdown": nothing is said by it. English only. */
export function isVerbless(text: string): boolean {
  const words = text.replace(/^(?:and|or|plus)\s/iu, '');
  return !readTokens(words).some(
    ({ pos, lower }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/u.test(lower)),
  );
}

const ofLooks =
  /\b(?:legible|readable|look|looks|feel|font|letters|colou?rs?|image|images|pictures?|photos?|drawings?)\b|(?<!\p{L})(?:kein\p{L}*|keine|bitte|farben?|bilder|pas de|couleurs?|nada de|sin|colores|niente|colori|geen|kleuren|sem|cores)(?!\p{L})/iu;
const identity =
  /^(?:(?:we|they|it|that)(?:['’]re|['’]s| are| is)|(?:half|most|some|many|all) (?:of )?(?:the|our|my|them)|my (?:customers|clients|members|mum|mother|dad|father)|wir sind|nous sommes|somos|la gente|siamo|wij zijn|het is|es ist|c['’]est)(?!\p{L})/iu;
const longestReason = 60;

/** Whether what follows an order of how the page is to look says why: "…, half the committee have cataracts", "…, wir sind ein Handwerksbetrieb". */
export const isReasonBehind = (order: string, text: string): boolean =>
  ofLooks.test(order) && text.length <= longestReason && identity.test(text);

const loudly =
  /(?<!\p{L})(?:NOT|NO|NEVER|DON['’]T|NON|NEIN|NICHT|KEINE?|NUNCA|GEEN|NIET)(?!\p{L})/u;
const story =
  /^(?:we|i|they|there|somebody|someone|people) (?:had|got|were|was|ended|lost|once)\b/iu;

/** "NOT on the day, we had a right to-do in 2024": why it is said so loudly. */
export const isStoryBehind = (before: string, text: string): boolean =>
  loudly.test(before) && story.test(text);
