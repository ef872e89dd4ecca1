/** How many words the title of an entry has: what stands in front of its first mark. */
export const entryWords = (entry: string): number =>
  (entry.split(/[,:;(]\s?|\s[–—-]\s/u)[0] ?? '').split(/\s+/u).length;
