const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}£€$]+/gu, ' ')
    .trim();

/** Texts without those that another one says with more words. */
export function saidOnce(texts: readonly string[]): string[] {
  const all = texts.map((text) => ({ text, words: ` ${plain(text)} ` }));
  return all
    .filter(
      ({ words }, at) =>
        !all.some(
          (other, place) =>
            place !== at &&
            other.words.includes(words) &&
            (other.words.length > words.length || place < at),
        ),
    )
    .map(({ text }) => text);
}
