import { needsNotice } from '../marked/needs-notice';
import { narrates } from './narrates';
import type { Segment } from './segments';

/** Words that are said only to whoever builds the page, in whatever they stand. */
const toBuilder =
  /^(?:one[- ])?(?:landing |home |web ?)?(?:page|site) (?:for|about|to|of) |\b(?:(?:should|must|has to|needs to) (?:come|go|stand) (?:before|after|above|below|first|last|at|on)|(?:he|she|they) (?:wants?|hates?|would like)|web ?sites?|web ?pages?|home ?page|landing page|contact form|(?:on|to|from|for|of) (?:the|this|my|our) (?:web)?(?:page|site)|this page|(?:a|one|the|proper|simple|little|nice) (?:one[- ])?(?:page|site)(?: for| about| with| on| to| as| that| which| where| please|$)|headline|stock phrases?|testimonials?|i['’]?d like (?:a|it|the|this|you)|(?:i|we|you) (?:want|need|would like) (?:a|an|the|it|this|people|something) (?:page|site|tool|app|form|to (?:look|feel)|look|nice|simple)|do(?: not|n['’]?t) put\b|(?:flashing|big|pop-?up) boxes|do(?: not|n['’]?t) (?:include|show|add|list|want|need|mention|use|have|print) (?:a|an|any|the|it|my|our)|(?:should|must) (?:look|feel)|leave (?:the |my |our )?\p{L}+ (?:off|out)|you['’]?(?:ll| will) know|please (?:make|use|keep|do|don|add|put|avoid|set|skip|write|include)|(?:put|have|show|add|give|place|list) (?:these|those|this|that|it|them|her|his|the|my|our|a|all) (?:\p{L}+ ){0,5}(?:up|first|near|as|big|large|under|above|below|somewhere|there|(?:in|on|at)(?= ?[.!]?$| (?:the |its own |their own )?(?:page|site|web|top|very|bottom|end|start|front|first|beginning|header|footer|menu|about|big|bold|one|capitals|there|somewhere)\b| an? (?:table|list|section|row|grid|banner|separate|big|little|small)\b))\b|(?:we['’]?ll|i['’]?ll|will) send (?:them|it|you|photos?|pictures?)|(?:some|a few|about|the|our|my|of|five|six|four|three) (?:photos?|pictures?) (?:at|on|of|later|to come|below)|^questions (?:and|with) answers|(?:line|note|bit|box|banner|place|space|spot) (?:that says|saying|which says|for the|with the|at the)\b|q ?(?:&|and) ?a|faqs?)\b/iu;

/** What is said in passing to whoever builds the page: offers, doubts and where things may go. */
const inPassing =
  /^(?:and |so |but |or )?(?:(?:could|can|might) (?:there|we|you|it) (?:also |please |perhaps )?(?:be|have|put|make|add|use)\b|(?:you|we) (?:may|might|can|could) (?:also |just )?(?:mention|use|put|leave|add|include|say|skip|decide)\b|(?:the )?(?:heading|title|headline)(?: should be|:)|(?:i|we) (?:want|need) (?:it|them|this|that) (?:so|to)\b|(?:i|we)(?: will|['’]ll) (?:put|add|send|upload) (?:them|these|it|some)\b|(?:say|put|word) (?:that|this|it) (?:gently|nicely|kindly|clearly|softly|plainly)|(?:please )?(?:finish|end|start|begin|open|close) (?:it |the page )?with (?:that|this|it)\b|leave (?:out|room|space)\b|please get \p{L}+)|\b(?:forgive me|bear with me|out in a muddle|wherever (?:it|they) goe?s?|however you like|dotted about|sort it out|and before you start)\b/iu;

/** The same in the other languages of pages. */
const toBuilderElsewhere =
  /(?<!\p{L})(?:web(?:seite|site)|internetseite|homepage|(?:eine|die|der|auf der|meine|unsere) seite|kontaktformular|kein newsletter|knopf|schaltfläche|site (?:web|internet|pour|für|voor|per|para)|(?:une|la|le|cette|sur la|sur le) (?:page|site)|(?:une|la) rubrique|pas de formulaire|bouton|(?:una|la|esta|de la|en la) (?:página|web)|(?:el|un) (?:botón|sitio)|sin formulario|formulario|(?:una|la|questa|sulla) pagina|(?:un|il|sul) sito|pulsante|bottone|modulo (?:di )?contatt[oi]|(?:een|de|deze|op de) (?:pagina|site|website)|knop|contactformulier|(?:uma|a|esta|na) página|(?:um|o|no) site|botão|formulário)(?!\p{L})/iu;

/** "No news", "kein Blog": parts of a page that are not wanted. */
const unwantedPart =
  /^(?:(?:and|und|et|y|e|en) )?(?:no|not? any|without|bitte keine?n?|keine?n?|ohne|pas d[e’']|pas de|sans|sin|nada de|nessun[oa']?|niente|senza|geen|zonder|sem|nada de) ?(?:contact |online |e-?mail |photo |foto)?(?:blog|news\p{L}*|nieuws\p{L}*|actualités|noticias|notizie|newsletter|formular\p{L}*|form\p{L}*|shop|webshop|boutique en ligne|tienda|negozio|loja|galler\p{L}*|galer\p{L}*|map|karte|carte|mapa|mappa|kaart|comments?( box)?|kommentare|reviews?|bewertungen|avis|reseñas|recensioni|testimonials|pop-?ups?|cookies?|music|animations?|stock photos|social media\p{L}*|buttons?)(?!\p{L})/iu;

/** How something is to look, where nothing tells it to visitors. */
export const ofLook =
  /(?<!\p{L})(?:colou?rs?|fonts?|typeface|layout|buttons?|logos?|banners?|sections?|background|big letters|big type|vibe|readable|contrast|farben?|schrift|couleurs?|police de caractères|colores?|letra|colori|carattere|kleuren|lettertype|cores)(?!\p{L})/iu;

/** What is to be seen at once, or must not be missing: said of the words in front of it. */
const demandsPlace =
  /^(?:and |but |y |e |en |et |und )?(?:please (?:to )?(?:say|tell|write|put|explain|mention|state|make)\b.*|(?:people|visitors|customers|folk|clients|everyone|they|that|this|which|it) (?:really |all )?(?:needs?|must|should|has|have|ha?s to|want)(?: to)? (?:be |to be )?(?:see|clear|clearly|seen|shown|stated|said|near|top|big|obvious|on|know)\b.*|(?:near|at|right at) the top.*|das muss (?:da|drauf|drin|dort|hin)\p{L}*.*|que quede (?:bien )?claro.*|il faut que (?:ça|ce soit).*|che sia (?:ben )?chiaro.*|dat moet er.*|(?:isso|isto|esto|eso|questo|ceci|ça|das|dit|dat) .*(?:vis[ií]vel|visible|visibile|sichtbar|zichtbaar|claro|clair|chiaro|duidelijk|klar)\b.*)$/iu;

/** The name alone, which stands above everything. */
const names =
  /^(?:this|it)(?:['’]s| is) (?:a (?:page|site|website) )?for (?:a |the |our |my )?\p{Lu}|^(?:(?:it|she|he|this|that)(?:['’]s| is) |its |and )?(?:called|named)\s|^(?:heißt|se llama|si chiama|heet|chama-se)\s|^(?:s['’]appelle)\s|^(?:(?:the|my|our|his|her|its) )?(?:\p{L}+['’]s )?(?:(?:trade|business|company|shop|studio|brand) )?(?:['’]s )?name(?:['’]s| is|:)\s/iu;

/** The words of a button, and where it leads. */
export const ordersButton =
  /["“«„‘'][^"”»]{2,40}["”»’'] (?:button|link)\b|\b(?:button|footer|headline|tagline)\b[^.]{0,40}(?:["“«„]|\bshould\b|→)/iu;

/** Words to whoever reads along, and what a letter begins and ends with. */
const chat =
  /^(?:(?:hi|hello|hey|g['’]day|hiya|dear|good (?:morning|afternoon|evening|day)|greetings|sir|madam|dear sir|cheers|thanks?|thank you|regards|right so|right|well|so|okay|ok|um|servus|hallo|guten tag|moin|grüezi|bonjour|salut|hola|buenas|buenos días|ciao|salve|buongiorno|hoi|dag|olá|oi|bom dia|merci|gracias|grazie|obrigad[oa]|danke|dank je|bedankt)(?:[ ,!.]+(?:there|all|team|everyone|à tous|a todos|zusammen|you|very much|in advance))*)[\s,!.]*$/iu;

const demanding =
  /\b(?:top|near|first|see|seen|big|clear|obvious)\b|dastehen|vis[ií]vel|visible|visibile|sichtbar|zichtbaar|claro|clair|chiaro/iu;

/** Labels of the learned chain that stand in what is said to whoever builds the page. */
const wishLabels = ['site', 'color', 'button', 'field', 'not', 'headline'] as const;

/** A sum, a time, a day, a number to call: who says it means visitors to read it. */
export const hardFact =
  /[£€$₹]\s?\d|\d\s?(?:€|euros?\b|pounds?\b|dollars?\b|rupees?\b|quid\b|francs?\b)|\bR(?:s\.?\s?)?\d|\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|uhr|h)\b|\b\d{3,}[\s-]\d{3,}|\S@\S/iu;

/** Who begins so speaks of themselves. */
const introduces =
  /^(?:(?:we|i)(?: are|['’]re| am|['’]m) (?!(?:looking|after|hoping|trying|thinking|wanting|needing|not sure|building|making)\b)|need (?:an?|\d\S*) (?!(?:\p{L}+ )?(?:page|site|website|web|logo|form|app)\b)|wir sind |ich bin |nous sommes |je suis |somos |soy |siamo |sono |wij zijn |ik ben |sou )/iu;

export type Addressed = 'visitors' | 'builder' | 'place';

const factLabels = ['date', 'time', 'hours', 'price', 'phone', 'address', 'event'] as const;
const doubtful = 0.3;
const surely = 0.6;
const hardly = 0.12;
/** What goes on with words for visitors is for them, unless it is surely not. */
const never = 0.02;

/**
 * Whom a segment is said to; `place` where it only says where the words before it are to stand.
 * @param before what stands in front of it in its sentence and is for visitors
 */
export function addressedTo(segment: Segment, before: string): Addressed {
  const text = segment.text.trim().replace(/[,;.\s]+$/u, '');
  if (demandsPlace.test(text)) return demanding.test(text) ? 'place' : 'builder';
  if (needsNotice.test(text)) return 'visitors';
  if (chat.test(text) || names.test(text) || ordersButton.test(text)) return 'builder';
  if (unwantedPart.test(text)) return 'builder';
  if (hardFact.test(text))
    return toBuilder.test(text) && segment.told < surely ? 'builder' : 'visitors';
  if (toBuilder.test(text) || toBuilderElsewhere.test(text)) return 'builder';
  if (inPassing.test(text)) return 'builder';
  if (narrates(text, before)) return 'visitors';
  // "We sell old tiles, with papers, never stolen": what goes on with words for visitors refuses nothing of the page.
  const isWished = wishLabels.some(
    (label) => segment.labels.has(label) && !(label === 'not' && before !== ''),
  );
  // "On Saturday at three, wear something yellow": a colour orders nothing where a day is told.
  const isOfDay = factLabels.some((label) => segment.labels.has(label)) && segment.told > doubtful;
  if (isWished && !isOfDay && segment.told < surely) return 'builder';
  if (ofLook.test(text) && segment.told < surely) return 'builder';
  if (segment.labels.has('style') && segment.told < doubtful && !hardFact.test(before))
    return 'builder';
  if (introduces.test(text)) return 'visitors';
  // "£15, knocked off the bill if you go ahead": what is said of a fact goes with it.
  const least = before === '' ? hardly : hardFact.test(before) ? 0 : never;
  return segment.told < least ? 'builder' : 'visitors';
}
