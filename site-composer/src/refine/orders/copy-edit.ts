import { withoutMisspellings } from '../../text/common-misspellings';
import { asPoint, asSentence } from '../../text/casing';
import { tidySpeech } from '../../text/tidy-speech';

const contracted: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  theyre: "they're",
  youre: "you're",
  youll: "you'll",
  thats: "that's",
  im: "I'm",
  ive: "I've",
  weve: "we've",
  theres: "there's",
};
const anyContracted = new RegExp(String.raw`\b(?:${Object.keys(contracted).join('|')})\b`, 'giu');

/** A member's words as they are printed: short forms of messages written out, nothing else changed. */
function edited(text: string, language: string): string {
  if (language !== 'en') return text.trim();
  return tidySpeech(withoutMisspellings(text.trim()))
    .replaceAll(/(?<![\p{L}.'’])i(?=[\s'’,.]|$)(?!\.e)/gu, 'I')
    .replaceAll(anyContracted, (word) => contracted[word.toLowerCase()] ?? word);
}

export const asCopy = (text: string, language: string): string =>
  asSentence(edited(text, language));
export const asEntry = (text: string, language: string): string =>
  asPoint(edited(text, language))
    .replace(/^(?:an?|some) (?=\S)/iu, '')
    .replace(/^\p{Ll}/u, (one) => one.toUpperCase());
