/** One of several, by the last word: "sports masseurs" → "sports masseur", "Reitlehrerinnen" → "Reitlehrerin". */
export function singular(words: string): string {
  if (words.endsWith('innen')) return words.slice(0, -'nen'.length);
  if (/ies$/iu.test(words)) return `${words.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/iu.test(words)) return words.slice(0, -2);
  // "Boss", "physics teacher's", "bus" are no plurals.
  if (/(?:ss|us|is|['’]s)$/iu.test(words)) return words;
  return words.replace(/s$/iu, '');
}
