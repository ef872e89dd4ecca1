/** Words alone, so that texts are compared by what they say. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text is a part of one of the owner's sentences, or all of it. */
export const isPart = (part: string, texts: readonly string[]): boolean =>
  texts.some((text) => plain(text).includes(plain(part)));
