import { forVisitors } from '../../spans/said-clauses';
import type { SaidClause } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { asPoint, asSentence } from '../../text/casing';
import { lacksDoer } from '../../text/as-told';
import { hasWholeEnds, isLongFact, isShortFact, isWholeSentence } from '../../text/whole-sentence';
import { isForeignWish } from './foreign-wishes';
import { isNaming } from '../outline/without-naming';
import type { MarkedText } from './marked-text';
import {
  holdsWish,
  isAsked,
  isToldWhole,
  saidSentences,
  type SaidSentence,
} from './said-sentences';

const fewestWords = 2;
const mostRemarks = 120;
/** What is longer is read clause by clause. */
const longestSentence = 260;

/** What was said for visitors and can stand by itself; the plan shows of it what is nowhere on the page. */
export function markedRemarks(
  marked: MarkedText,
  application: boolean,
  language: string,
): string[] {
  let follows = false;
  return saidSentences(marked)
    .filter((sentence) => !isNaming(marked, sentence))
    .map((sentence) => beforePrices(marked, sentence))
    .flatMap((sentence) => {
      const parts = toldParts(marked, sentence, language === 'en');
      const [first] = parts;
      const kept =
        first !== undefined && !follows && hangs.test(first) && !/\d/.test(first)
          ? parts.slice(1)
          : parts;
      follows = isToldWhole(marked, sentence) && kept.length > 0;
      return kept;
    })
    .filter(
      (text) => text !== '' && (language === 'en' || !isForeignWish(marked, text, application)),
    )
    .slice(0, mostRemarks);
}

const fewestPrices = 2;

/** "I keep bees and sell the honey: 227g jar £6.50, 454g jar £11": the prices have a table, what leads to them is told. */
function beforePrices({ text, spans }: MarkedText, sentence: SaidSentence): SaidSentence {
  const { start, end, clauses } = sentence;
  const at = text.slice(start, end).indexOf(': ');
  const colon = start + at;
  const lead = clauses.filter((clause) => clause.end <= colon);
  if (at === -1 || lead.length === 0) return sentence;
  const priced = spans.filter(
    (span) => span.label === 'price' && span.start > colon && span.end <= end,
  );
  if (priced.length < fewestPrices || text.slice(start, colon).split(' ').length < fewestOfLead)
    return sentence;
  return { start, end: colon, clauses: lead };
}

/** "Prices: …" is a heading. */
const fewestOfLead = 5;

/** "They'll tell you": somebody in the sentence before, which has to stand there too. */
const hangs =
  /^(?:he|she|they|him|her|them|these|those|this|that|(?:he|she|they)['’](?:s|d|ll|re|ve))\b(?!\s(?:is where|who))/i;

/** The sentence as it was written where all of it is told, else those of its clauses that are sentences themselves. */
function toldParts(marked: MarkedText, sentence: SaidSentence, english: boolean): string[] {
  // "Films to show:" says what follows.
  const isHeadingOf = sentence.clauses.length === 1;
  if (isHeadingOf && /^\)?\s?:/.test(marked.text.slice(sentence.end, sentence.end + 3))) return [];
  const whole = cleaned(marked.text.slice(sentence.start, sentence.end));
  if (isToldWhole(marked, sentence) && whole.length <= longestSentence) {
    return isRemark(whole) ? written(whole, english, isSurelyTold(sentence)) : [];
  }
  return toldRuns(marked, sentence).flatMap((run) => {
    const joined = cleaned(marked.text.slice(run[0]?.start, run.at(-1)?.end));
    const isOne =
      run.length > 1 &&
      joined.length <= longestSentence &&
      isRemark(joined) &&
      standsAlone(joined, english);
    if (isOne) return [asSentence(joined)];
    return run.flatMap((clause) => {
      const text = cleaned(toldIn(marked, clause));
      if (text.length > longestSentence || !isRemark(text)) return [];
      if (standsAlone(text, english)) return [asSentence(text)];
      const isPlain = clause.told >= surely && !holdsWish(marked, clause.start, clause.end);
      return isPlain && isShortFact(text) ? [asPoint(text)] : [];
    });
  });
}

/** A clause that is no sentence is only shown where it surely is for visitors. */
const surely = 0.6;
/** More words without a verb are only shown where every clause is this surely for visitors. */
const surelyTold = 0.75;

const isSurelyTold = ({ clauses }: SaidSentence): boolean =>
  clauses.every(({ told }) => told >= surelyTold);

/** A sentence as one, a few words that say something as a point, and anything else not at all. */
function written(said: string, english: boolean, isSure: boolean): string[] {
  if (english && lacksDoer.test(said) && hasWholeEnds(said)) return [asSentence(said)];
  const text = english ? withoutJoin(said) : said;
  if (standsAlone(text, english, true)) return [asSentence(text)];
  if (isShortFact(text)) return [asPoint(text)];
  return english && isSure && isLongFact(text) ? [asSentence(text)] : [];
}

/** "And I teach grown-ups to read" stands by itself without what joins it to the sentence before. */
function withoutJoin(text: string): string {
  const rest = text.replace(/^(?:and|but|plus|also|well|so),?\s/i, '');
  return rest !== text && isWholeSentence(rest, true) ? rest : text;
}

const standsAlone = (text: string, english: boolean, isEnded = false): boolean =>
  english ? isWholeSentence(text, isEnded) : hasWholeEnds(text) && text.split(/\s+/).length > 5;

/** Clauses of a sentence that are told and stand side by side. */
function toldRuns(marked: MarkedText, { clauses }: SaidSentence): SaidClause[][] {
  const runs: SaidClause[][] = [];
  let [open, previous] = [false, -1];
  for (const [at, clause] of clauses.entries()) {
    const told = clause.told >= forVisitors && !isInBrackets(marked, clause, clauses[at - 1]);
    const plain = !holdsWish(marked, clause.start, clause.end);
    if (told && plain && open && previous === at - 1) runs.at(-1)?.push(clause);
    else if (told) runs.push([clause]);
    [open, previous] = [told && plain, at];
  }
  return runs;
}

/** "Buyers (weavers, small labels) write to us": brackets hang on what stands before them. */
const isInBrackets = (
  { text }: MarkedText,
  clause: SaidClause,
  before: SaidClause | undefined,
): boolean =>
  before !== undefined &&
  before.told < forVisitors &&
  text.slice(before.end, clause.start).trimEnd().endsWith('(');

const isRemark = (text: string): boolean =>
  text.split(/\s+/).length >= fewestWords && !isAsked(text) && !isHeading(text);

/** A heading of the brief itself: in capitals, numbered, or a row of a table. */
const isHeading = (text: string): boolean =>
  /^#|\|/.test(text) ||
  (text.includes(' ') && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\d/.test(text)) ||
  /^\d+(?:\.\d+)+\s(?:\S+\s?){1,4}$/.test(text);

const cleaned = (text: string): string =>
  text
    .replace(/^[\s*•·–—>_-]+|[*_]+$/gu, '')
    .replace(/^\d+(?:\.\d+)+\s(?=\p{L}+(?:\s\S+){4})/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const opening = new Set<SpanLabel>(['site', 'subject', 'name', 'place']);

/** Behind "portfolio for a photographer who …" stands what is told. */
function toldIn({ text: all, spans }: MarkedText, clause: SaidClause): string {
  const inside = spans.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  if (!inside.some(({ label }) => label === 'site')) return clause.text;
  const from = Math.max(...inside.filter(({ label }) => opening.has(label)).map(({ end }) => end));
  const rest = all.slice(from, clause.end);
  return /^,?\s(?:who|that|which|die|der|das|qui|que|che|wo|where)\s/iu.test(rest)
    ? rest.replace(/^,?\s\p{L}+\s/u, '')
    : '';
}
