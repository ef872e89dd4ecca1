import { forVisitors } from '../../spans/said-clauses';
import { trimMarks } from '../../text/casing';
import { hasWholeEnds } from '../../text/whole-sentence';
import type { MarkedText } from './marked-text';
import { holdsWish, isAsked, saidSentences, type SaidSentence } from './said-sentences';

const most = 60;
const longest = 160;

/** Clauses told to visitors that hold a figure; the last to be shown, and only where their figures are nowhere else. */
export function markedCounts(marked: MarkedText): string[] {
  return saidSentences(marked)
    .flatMap((sentence) => partsOf(marked, sentence))
    .map((text) => trimMarks(text.replaceAll(/\s+/g, ' ').replace(joining, '')))
    .filter((text) => /\d/.test(text) && /\p{L}{3}/u.test(text) && text.length <= longest)
    .filter((text) => !isAsked(text) && hasWholeEnds(text))
    .slice(0, most);
}

const joining = /^(?:and|but|or|so|then|und|aber|et|mais|y|pero|e|ma|en|maar|mas)\s/iu;

/** The sentence where it is short and told as a whole, else those of its clauses that are. */
function partsOf(marked: MarkedText, { start, end, clauses }: SaidSentence): string[] {
  const isTold = clauses.every(({ told }) => told >= forVisitors) && !holdsWish(marked, start, end);
  if (isTold && end - start <= longest) return [marked.text.slice(start, end)];
  return clauses
    .filter((one) => one.told >= forVisitors && !holdsWish(marked, one.start, one.end))
    .map(({ text }) => text);
}
