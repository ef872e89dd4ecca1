/** The style sheets know the widths of words of these lengths. */
const shortest = 9;
const longest = 26;

/**
 * The class that tells the style sheet how long the longest word of a heading is: it is set small enough that the word
 * fits its line, so that no heading is broken inside of a word.
 */
export function longestWord(text: string): string {
  const length = longestLength(text);
  return length < shortest ? 'letters-few' : `letters-${Math.min(longest, length)}`;
}

/** How many letters the longest word of a text has. */
export function longestLength(text: string): number {
  return Math.max(0, ...text.split(/[\s\u2010-\u2015/-]+/u).map((word) => word.length));
}
