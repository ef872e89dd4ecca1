import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { Meaning } from '../catalogue/words/word-vectors';

/** Towns of several countries: what is near all of them in meaning is one as well. */
const examples = 'manchester bristol leeds chicago boston berlin dublin toronto lyon melbourne';
/** First names reach 0.25, towns of ten thousand and more begin there at about 0.4. */
const least = 0.4;

let centre: Meaning | null | undefined;

/** Whether a word is the name of a town, as far as its meaning tells; unknown words are none. */
export function isTown(word: string): boolean {
  centre ??= meaningOf(examples.split(' '));
  const meaning = meaningOf([word]);
  return meaning !== null && centre !== null && nearness(meaning, centre) >= least;
}
