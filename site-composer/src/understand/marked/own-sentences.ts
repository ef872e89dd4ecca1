import type { SpanLabel } from '../../spans/labels';
import { asPoint, asSentence, trimMarks } from '../../text/casing';
import { endsShortened } from '../../text/abbreviations';
import { isLongFact, isShortFact, isWholeSentence } from '../../text/whole-sentence';
import type { MarkedText } from './marked-text';
import { isForeignWish } from './foreign-wishes';
import {
  holdsWish,
  isAsked,
  isToldWhole,
  saidSentences,
  type SaidSentence,
} from './said-sentences';

/** A sentence for visitors in its owner's order, whole. */
export interface OwnSentence {
  readonly text: string;
  /** What it was part of as it was written, with what led to it and what was ordered behind it. */
  readonly within: string;
  /** Which paragraph of the instruction it is from. */
  readonly paragraph: number;
}

const most = 120;
/** No sentence of a person has more; what has is no sentence. */
const mostClauses = 24;
const longestShort = 12;
const longestRead = 2_000;
const longest = 420;

/** Less likely to be for visitors than this, a sentence is read as said to whoever builds the page. */
const leastTold = 0.04;
/** A clause behind the others that is less likely than this to be told belongs to the wish it leads to. */
const likelyWish = 0.15;
/** What is this surely for visitors may be a long row of things without a verb. */
const surelyTold = 0.6;
const longRow = 40;
/** A clause behind the last one that is told, with what leads to a wish: "…, so we need a new one". */
const leadsToWish = /^(?:so|and so|and|but|because|which is why)\s/iu;

const wishes = new Set<SpanLabel>(['site', 'style', 'color', 'not', 'button', 'field', 'headline']);

/** Words of whoever orders a page, about the page. */
const aboutPage =
  /\b(?:web ?sites?|web ?pages?|home ?page|landing page|(?:this|the|one|a) page|sections?|headlines?|buttons?|logos?|banners?|colou?rs?|fonts?|typeface|layout|look and feel|stock phrases?|testimonials?|contact form|faq|please (?:make|use|keep|do|don|add|put|no|avoid|set|skip|bear)|would like (?:a|it|to have)|i['’]?d like|i want|we want|do(?: not|n['’]?t) want|should (?:look|feel|be able|have|say)|looks? (?:a bit |something )?like|keep it|make it|leave (?:the |my |our )?\p{L}+ (?:off|out)|(?:he|she|they) (?:wants?|hates?)|feel:|tone:|style:|vibe)\b/iu;

/**
 * The sentences of an instruction that are for visitors, in its order and whole: what is cut off is what leads to them and what
 * orders something of the page behind them. A sentence that does not stand by itself is left out.
 */
export function ownSentences(marked: MarkedText, language: string): OwnSentence[] {
  let paragraph = 0;
  let end = 0;
  const found: OwnSentence[] = [];
  for (const sentence of wholeSentences(marked)) {
    if (/\n\s*\n/.test(marked.text.slice(end, sentence.start))) paragraph += 1;
    end = sentence.end;
    const text =
      language === 'en' ? presentable(marked, sentence) : foreignSentence(marked, sentence);
    if (text !== '' && text.length <= longest && found.length < most)
      found.push({ text, paragraph, within: marked.text.slice(sentence.start, sentence.end) });
  }
  return found;
}

/** "Ab 7. März": the point of an ordinal number. */
const isDayOfMonth = (before: string, behind: string): boolean =>
  /\d\.\s$/u.test(before) &&
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu.test(
    behind.slice(0, longestShort),
  );

/** "Shri K. Balasubramanian". */
const initial = /\s\p{Lu}\.\s$/u;

/** "Guru is Smt. Vasantha", "Rs. 2,500": a shortened word ends no sentence. */
function wholeSentences(marked: MarkedText): SaidSentence[] {
  const all: SaidSentence[] = [];
  for (const sentence of saidSentences(marked)) {
    const last = all.at(-1);
    const before = marked.text.slice(Math.max(0, sentence.start - longestShort), sentence.start);
    if (
      last !== undefined &&
      last.clauses.length < mostClauses &&
      !marked.text.slice(last.end, sentence.start).includes('\n') &&
      (endsShortened(before) ||
        initial.test(before) ||
        isDayOfMonth(before, marked.text.slice(sentence.start)))
    )
      all[all.length - 1] = {
        start: last.start,
        end: sentence.end,
        clauses: [...last.clauses, ...sentence.clauses],
      };
    else all.push(sentence);
  }
  return all;
}

function presentable(marked: MarkedText, sentence: SaidSentence): string {
  const told = sentence.clauses.slice(0, lastTold(sentence) + 1);
  const last = told.at(-1);
  if (last === undefined || last.end - sentence.start > longestRead) return '';
  const end = last.end + closing(marked.text, last.end);
  const whole = marked.text.slice(sentence.start, end);
  const shown = behindLead(whole).replace(ownLabel, '');
  const start = end - shown.length;
  const said = shown.replace(orderedBehind, '');
  const plain = trimMarks(said.replaceAll(/\s+/g, ' ').replace(greets, '').replace(joins, ''));
  if (names.test(plain) && plain.split(' ').length <= mostOfNaming) return '';
  if (plain === '' || aboutPage.test(plain) || isAsked(plain)) return '';
  if (holds(marked, start, last.end) && !isWholeSentence(plain, true)) return '';
  const within = told.filter((clause) => clause.end > start);
  if (toldOf(within) < leastTold && !speaks.test(plain)) return '';
  const mostWords = toldOf(within) >= surelyTold ? longRow : undefined;
  if (isWholeSentence(plain, true) || isLongFact(plain, mostWords)) return asSentence(plain);
  return isShortFact(plain) ? asPoint(plain) : '';
}

/** "It's called Seis Cuerdas", "Call the group The Quiet Room": the name stands above everything. */
const names =
  /^(?:it['’]?s |its |and )?(?:called|named)\s|^call (?:it|the|this|us|my|our)\b|^(?:(?:my|our|the|trade|his|her) )*(?:\p{L}+['’]s )?name(?:['’]s| is| of)\b/iu;
const mostOfNaming = 9;

/** "Client: Kestrel Aerial" names whom the page is for. */
const ownLabel =
  /^(?:client|company|business|organisation|organization|brand|name|what|who|where|when|brief|summary|background|about us|about)\s?:\s+/iu;

/** In the other languages nothing tells a sentence from a row of words: what is surely for visitors is told. */
function foreignSentence(marked: MarkedText, sentence: SaidSentence): string {
  const { start, clauses } = sentence;
  const end = sentence.end + closing(marked.text, sentence.end);
  if (end - start > longestRead) return '';
  const said = marked.text.slice(start, end).replaceAll(/\s+/g, ' ');
  const text = trimMarks(
    said.replace(/^(?:also|na ja|alors|bueno|pues|dunque|allora|então|nou),?\s/iu, ''),
  );
  if (ordersOfOthers.test(text)) return '';
  if (isForeignWish(marked, text, false) || holdsWish(marked, start, sentence.end)) return '';
  const isSure = isToldWhole(marked, sentence) && toldOf(clauses) >= surelyTold;
  if (!isSure && !(foreignSpeaks.test(text) && toldOf(clauses) >= leastTold)) return '';
  return text.split(' ').length < fewestOfSentence ? asPoint(text) : asSentence(text);
}

/** "Je répare des violons": who speaks so speaks to visitors. */
const foreignSpeaks = /^(?:ich|wir|je|nous|somos|noi|siamo|ik|wij)\s/iu;
/** What is ordered of a page in the other languages, in a sentence that tells something as well. */
const ordersOfOthers =
  /\bfänden? (?:ich|wir)\b|\bhätten? (?:ich|wir) gerne?\b|\b(?:knopf|bouton|botón|botão|pulsante|bottone|knop)\b/iu;
const fewestOfSentence = 4;

/** What a letter begins and ends with. */
const greets =
  /^(?:(?:hi|hello|hey|dear [\p{L} ]{2,20}|good (?:morning|afternoon|evening|day)|greetings|sir|madam|kindly|thanks?(?: you)?(?: very much)?|(?:kind |best )?regards|cheers)(?:\s(?:there|all|team|everyone))?(?:[,.!\s]+|$))+/iu;

/** Brackets and quotation marks that close behind the last clause. */
const closing = (text: string, end: number): number =>
  /^[)\]"”']+/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;

/** "And", "oh and", "also" join a sentence to the one before it in speech. */
const joins = /^(?:(?:oh|ah|well|right|ok|okay|um)[,\s]+)*(?:(?:and|but|plus|so),?\s+)?(?=\p{L})/iu;

/** Who begins with these speaks to visitors, however doubtful the words are. */
const speaks = /^(?:we|our|i|my|to (?:join|book|hire|order|enter|visit|apply))\s/iu;

const ofSections =
  /^(?:the )?(?:sections?|order|pages?|menu|tabs?|parts|layout|structure|fields?)\b/iu;

/** "Also page must say: …", "Bit of background which you can put on an about section: …": what is told stands behind the colon. */
function behindLead(text: string): string {
  const [, lead = '', rest = ''] = /^([^:]{3,90}):\s+(.+)$/su.exec(text) ?? [];
  // The sections of a page, one after the other, tell nothing.
  if (ofSections.test(lead)) return '';
  return rest !== '' && (aboutPage.test(lead) || orders.test(lead)) ? rest : text;
}

/** "…, and that should be clearly written" orders what stands before it. */
const orderedBehind =
  /,?\s(?:and\s)?(?:that|this|which|it) (?:should|must|needs? to|has to) be (?:clearly |very )*(?:written|stated|said|shown|clear|mentioned)\b[^.]*$/iu;

/** What says of the words behind it what is to be done with them. */
const orders =
  /\b(?:must say|should say|want(?:s|ing)? (?:spelling|saying|to be)|background|put (?:it|this|that|on)|for the (?:about|site)|to brag about|you can)\b/iu;

/** The last clause before what orders something of the page. */
function lastTold({ clauses }: SaidSentence): number {
  let at = clauses.length - 1;
  while (at > 0) {
    const clause = clauses[at];
    if (!clause || clause.told >= likelyWish || !leadsToWish.test(clause.text)) break;
    at -= 1;
  }
  // "…, and our website fell over, so we need a new one": all that leads there goes with it.
  return at;
}

function toldOf(clauses: SaidSentence['clauses']): number {
  const all = clauses.reduce((sum, { text }) => sum + text.length, 0);
  return clauses.reduce((sum, { told, text }) => sum + told * text.length, 0) / Math.max(1, all);
}

const holds = ({ spans }: MarkedText, start: number, end: number): boolean =>
  spans.some((span) => span.start < end && span.end > start && wishes.has(span.label));
