/** Words in a form in which two ways of writing the same are equal. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»"]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}'+.@-]+/gu, ' ')
    .replaceAll(/(?<!\S)[-.']+|[-.']+(?!\S)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Elements that stand within a line of text. */
export const inlineTags = new Set([
  'em',
  'strong',
  'b',
  'i',
  'span',
  'mark',
  'small',
  'u',
  'sup',
  'sub',
  'br',
  'code',
  'time',
  'wbr',
  'font',
]);
