import { likeness } from '../told/content-words';

export const hasAll = (words: readonly string[], own: readonly string[]): boolean =>
  words.every((word) => likeness(word, own) >= 2);

/** The words are most of what it says, or its name. */
export const isAbout = (words: readonly string[], own: readonly string[]): boolean =>
  hasAll(words, own) && words.length * 3 >= own.length;
