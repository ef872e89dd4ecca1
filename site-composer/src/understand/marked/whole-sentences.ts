import { endsShortened } from '../../text/abbreviations';
import type { MarkedText } from './marked-text';
import { saidSentences } from './said-sentences';
import type { SaidSentence } from './said-sentences';

/** No sentence of a person has more clauses; what has is no sentence. */
const mostClauses = 24;
const shortEnd = 12;

/** "Ab 7. März", "jeden 1. Samstag": the point of an ordinal number. */
const isOrdinal = (before: string, behind: string): boolean =>
  /(?<!\d)\d{1,2}\.\s$/u.test(before) &&
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|jahr|klasse|stock|etage|liga|mannschaft|og\b|obergeschoss)/iu.test(
    behind.slice(0, shortEnd),
  );

/** "Steps: 1. put on gloves, 2. lift it": the number of a step. */
const step = /[,;:]\s\d{1,2}\.?\s?$/u;

/** "Shri K. Balasubramanian". */
const initial = /\s\p{Lu}\.\s$/u;

/** "(no wasps, please!)": a bracket is closed before its sentence ends. */
const isOpen = (text: string): boolean =>
  text.length < longestAside && text.lastIndexOf('(') > text.lastIndexOf(')');
const longestAside = 300;

/** The sentences of an instruction: a shortened word ("Smt. Vasantha", "Rs. 2,500"), an initial and an ordinal number end none. */
export function wholeSentences(marked: MarkedText): SaidSentence[] {
  const all: SaidSentence[] = [];
  for (const sentence of saidSentences(marked)) {
    const last = all.at(-1);
    const before = marked.text.slice(Math.max(0, sentence.start - shortEnd), sentence.start);
    if (
      last !== undefined &&
      last.clauses.length < mostClauses &&
      !marked.text.slice(last.end, sentence.start).includes('\n') &&
      (marked.text.slice(last.end, sentence.start) === '.' ||
        isOpen(marked.text.slice(last.start, sentence.start)) ||
        endsShortened(before) ||
        initial.test(before) ||
        step.test(before) ||
        isOrdinal(before, marked.text.slice(sentence.start)))
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
