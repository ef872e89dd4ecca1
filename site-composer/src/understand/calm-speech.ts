import { rankOf } from '../catalogue/words/word-vectors';
import { copyEdit } from '../text/copy-edit';

/** "CIC" and "RSPCA" are written so; a longer word that everybody knows was said loudly. */
const capitals = /(?<![\p{L}\p{N}&'’-])\p{Lu}{5,}(?![\p{L}\p{N}&'’-])/gu;
const abbreviations = /^(?:unesco|covid|unicef|camra|html5?|nasa|nato|nafta|opec|ngos)$/u;

const isKnown = (word: string): boolean =>
  [word, word.replace(/(?:ing|ed|es|s)$/u, ''), word.replace(/(?:ing|ed)$/u, 'e')].some(
    (one) => one.length > 3 && rankOf(one) !== null,
  );

/**
 * What was written as in a message, as it is printed: without shouting, and as an editor prints it. English only.
 * @param names as they are written elsewhere in the instruction
 */
export function calmSpeech(text: string, names: readonly string[] = []): string {
  const isMixed = /\p{Ll}{3}/u.test(text);
  const calm = isMixed
    ? text.replaceAll(capitals, (word, at: number) => {
        const lower = word.toLowerCase();
        if (!isKnown(lower) || abbreviations.test(lower)) return word;
        return at === 0 ? word.charAt(0) + lower.slice(1) : lower;
      })
    : text;
  return copyEdit(calm, names);
}
