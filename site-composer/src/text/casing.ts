const small = new Set(
  'a an and as at but by for from in into of on or the to with und der die das de la le les des du et y e da do para pour im am van het en'.split(
    ' ',
  ),
);

/**
 * "fishing contest" → "Fishing Contest"; words that carry capitals of their own stay. The last word has one, whatever it is:
 * a "grooming van" is no "van" of a Dutch name.
 */
export function titleCase(phrase: string): string {
  const words = phrase.split(' ');
  return words
    .map((word, at) =>
      at > 0 && at < words.length - 1 && small.has(word) ? word : capitalised(word),
    )
    .join(' ');
}

/** Capitalises the first letter only; an "iPhone" is written so. */
export function capitalised(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
}

/** "a", "a and b", "a, b and c" in the words of the page's language. */
export function joined(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`;
}

/** A sentence that ends as one: capital at the start, a full stop where no mark stands. */
export function asSentence(text: string): string {
  const trimmed = trimMarks(text);
  if (trimmed === '') return '';
  return /[.!?…]["')]?$/.test(trimmed) ? capitalised(trimmed) : `${capitalised(trimmed)}.`;
}

/** A fact in a few words: capital at the start and no full stop, so that it is told from a sentence. */
export function asPoint(text: string): string {
  return capitalised(trimMarks(text).replace(/\.$/, ''));
}

/** Whether a text was written as a sentence. */
export const isSentence = (text: string): boolean => /[.!?…]["')]?$/.test(text);

/** Without the commas, colons and dashes a cut leaves at the ends. */
export function trimMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' ,;:-–—/&+•·*'.includes(text.charAt(start))) start += 1;
  while (end > start && ' ,;:-–—/&+'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Cut between words, as far as there are several. */
export function cutTo(most: number, text: string): string {
  return text.length <= most ? text : text.slice(0, most).replace(/(?<=\S) \S*$/, '');
}
