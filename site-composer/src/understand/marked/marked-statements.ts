import { readTokens } from '../../text/tokens';
import { forVisitors } from '../../spans/said-clauses';
import type { Span } from '../../spans/find-spans';
import { asPoint, asSentence, capitalised, trimMarks } from '../../text/casing';
import { findPrice } from '../../text/money';
import { hasWholeEnds, isLongFact, isShortFact, isWholeSentence } from '../../text/whole-sentence';
import { isForeignWish } from './foreign-wishes';
import type { MarkedText } from './marked-text';
import { isToVisitors } from './told-share';
import { isAsked, isToldWhole, saidSentences, type SaidSentence } from './said-sentences';

const mostStatements = 40;
/** What was marked as a fact may be this long without a verb. */
const mostWordsOfPoint = 14;
/** Prices that are told in one sentence may be longer. */
const mostWordsOfPrices = 36;
/** A whole text that was taken for one statement is none. */
const longestStatement = 600;
/** A longer sentence is not taken whole for a part of it. */
const longestSentence = 260;

/** Sentences about the subject as they were written; what an application does is its capability. */
export function markedStatements(
  marked: MarkedText,
  application: boolean,
  written: string,
): string[] {
  const sentences = saidSentences(marked);
  const spans = application ? marked.of('fact') : marked.of('about', 'fact');
  // The price of the only thing there is stands by itself.
  const told = marked.of('price').filter(({ record }) => record === null);
  const english = written === 'en';
  const all = spans
    .filter(({ label, start, end }) => label === 'about' || isToVisitors(marked, start, end))
    .map((span) => ({
      text: wholeStatement(marked, sentences, span),
      begins: beginsPart(marked.text, span.start),
      leans: behindCondition.test(marked.text.slice(Math.max(0, span.start - 12), span.start)),
    }))
    .map((one) => ({ ...one, text: one.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text.length <= longestStatement && hasWholeEnds(text) && !isAsked(text))
    .filter(({ leans }) => !leans)
    .filter(({ text }) => english || !isForeignWish(marked, text, application));
  const isWhole = (text: string): boolean => !english || isWholeSentence(text);
  const kept = all.flatMap(({ text, begins }) =>
    isWhole(text)
      ? [asSentence(text)]
      : begins && isShortFact(text, mostWordsOfPoint)
        ? [asPoint(text)]
        : begins && findPrice(text) !== null && isLongFact(text, mostWordsOfPrices)
          ? [asSentence(text)]
          : [],
  );
  // "£36" by itself says nothing.
  const prices = told
    .filter(({ text }) => /\p{L}{3}/u.test(text))
    .map(({ text }) => asPoint(text.replaceAll(/\s+/g, ' ')));
  return [...new Set([...kept, ...prices])].slice(0, mostStatements);
}

/** "£45 once you have danced out twice": a condition of what stands before it is no statement. */
const behindCondition =
  /(?:^|\s)(?:once|if|when|after|unless|until|because|while|wenn|falls|si|quand)\s$/iu;

/** Whether a part of a sentence begins behind a mark: "£1,200 plus VAT" holds no fact "VAT". */
function beginsPart(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start).trimEnd();
  return before === '' || /(?:[.,;:!?()\n•*–—-]|\b(?:and|und|et|y|e|en))$/iu.test(before);
}

const label = /^[\s\d.)*•–-]*[\p{L}][\p{L}\s/&'’-]{1,29}:\s/u;

/** A statement with what it hangs on: "for every child in the street" lacks who did what. */
function wholeStatement(
  marked: MarkedText,
  sentences: readonly SaidSentence[],
  span: Span,
): string {
  const { text, clauses, spans } = marked;
  const isMarked = (from: number, to: number): boolean =>
    spans.some(
      (other) =>
        other.label !== 'fact' && other.label !== 'about' && other.start < to && other.end > from,
    );
  const sentence = sentences.find(({ start, end }) => start <= span.start && end >= span.end);
  // "Must say: CPA member, lifts insured": the label is no part of what it labels.
  if (sentence && label.test(text.slice(sentence.start, span.start))) return span.text;
  const isPlain =
    sentence !== undefined &&
    sentence.end - sentence.start <= longestSentence &&
    isToldWhole(marked, sentence) &&
    !isMarked(sentence.start, sentence.end);
  if (isPlain) return text.slice(sentence.start, sentence.end);
  const clause = clauses.find(({ start, end }) => start <= span.start && end >= span.end);
  if (!clause || clause.told < forVisitors) return span.text;
  const isWord = (from: number, to: number): boolean => /\p{L}/u.test(text.slice(from, to));
  const from =
    isWord(clause.start, span.start) && !isMarked(clause.start, span.start)
      ? clause.start
      : span.start;
  const to =
    isWord(span.end, clause.end) && !isMarked(span.end, clause.end) ? clause.end : span.end;
  return `${speakerBefore(text, from)}${text.slice(from, to)}`;
}

/** "I" in front of "translate legal contracts" belongs to it. */
const speakerBefore = (text: string, at: number): string =>
  /(?<!\p{L})(?:I|we|ich|wir|je|nous|ik|wij|we)\s$/iu.exec(
    text.slice(Math.max(0, at - 6), at),
  )?.[0] ?? '';

const doing = /^(?:enter|add|type|put in|key in|choose|pick|select|upload|save)\s/u;
const mostInPitch = 9;
const users =
  /^(?:(?:that|which|who|where) )?(?:(?:you|users|people|members|they|visitors|customers|everyone|anyone)(?: can)? )?/iu;

/** What it does, where that is said in few enough words to be read at a glance. */
export function markedPitch(marked: MarkedText): string | null {
  const [about] = marked.of('about');
  const clause = marked.clauses.find(
    ({ start, end }) => about !== undefined && start <= about.start && end >= about.end,
  );
  if (about === undefined || isAsked(clause?.text ?? '')) return null;
  // "200 boulder problems reset every two weeks, a kids' area, a training board …": the first of a list is not what it is.
  if (
    /^,\s[^.!?\n]{3,80},\s|^,\s(?:an?|the)\s[^.!?\n]{3,60}\sand\s/u.test(
      marked.text.slice(about.end, about.end + 140),
    )
  )
    return null;
  // "I look after cafés, salons and small builders": the second of some things is no line.
  if (/\p{L},\s$/u.test(marked.text.slice(0, about.start)) && /\sand\s/u.test(about.text)) {
    const [first] = readTokens(about.text);
    if (first?.pos !== 'VERB') return null;
  }
  // What a visitor is to do with a part is no line: "enter total tips".
  if (doing.test(about.text)) return null;
  // What hangs on something that stood before it is no line.
  if (/^(?:when|if|because|while|until|so|(?:mit|in|auf) (?:dem|der|denen))\s/i.test(about.text))
    return null;
  const words = about.text
    .replaceAll(/\s+/g, ' ')
    .replace(/,? (?:called|named) .*$/u, '')
    .replace(users, '');
  const count = words.split(' ').length;
  // "Grind and sell" lacks what.
  const isWhole = !/^\p{L}+ (?:and|&) \p{L}+$/iu.test(words) && hasWholeEnds(words);
  return count >= 2 && count <= mostInPitch && isWhole ? capitalised(trimMarks(words)) : null;
}
