import { rankOf } from '../catalogue/words/word-vectors';
import { tidySpeech } from '../text/tidy-speech';

/** "CIC" and "RSPCA" are written so; a longer word that everybody knows was said loudly. */
const capitals = /(?<![\p{L}\p{N}&'’-])\p{Lu}{5,}(?![\p{L}\p{N}&'’-])/gu;
const abbreviations = /^(?:unesco|covid|unicef|camra|html5?|nasa|nato|nafta|opec|ngos)$/u;

const isKnown = (word: string): boolean =>
  [word, word.replace(/(?:ing|ed|es|s)$/u, ''), word.replace(/(?:ing|ed)$/u, 'e')].some(
    (one) => one.length > 3 && rankOf(one) !== null,
  );

/** "Yaar", "innit": said to whoever listens, and no word of a page. */
const fillers =
  /(?<=^|[\s,])(?:yaar|yaa|innit|mate|bro|na|lah|eh|hey|guys|folks|right|y['’]know)(?=\s?[!?]+(?:\s|$)|\s?[.]*$)[!?]*/giu;

/** What was written as in a message, as it is printed: without shouting, fillers and marks of laughter. English only. */
export function calmSpeech(text: string): string {
  const isMixed = /\p{Ll}{3}/u.test(text);
  const calm = isMixed
    ? text.replaceAll(capitals, (word, at: number) => {
        const lower = word.toLowerCase();
        if (!isKnown(lower) || abbreviations.test(lower)) return word;
        return at === 0 ? word.charAt(0) + lower.slice(1) : lower;
      })
    : text;
  const plain = calm.replaceAll(fillers, '').replaceAll(/[\s,]+(?=[.!?]?$)/gu, '');
  return tidySpeech(/[\p{L}\p{N}]/u.test(plain) ? plain : calm);
}
