/** Within a line only names keep their capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) &&
    text
      .split(' ')
      .slice(1)
      .every((word) => !/^\p{Lu}/u.test(word))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
