const word = /\d+(?:[.:,]\d+)*|\p{L}+/gu;
const small = new Set(
  'a an the of and or for to in on at is are with by from per each we our i und et y e en'.split(
    ' ',
  ),
);

/** The words that tell something, in lower case. */
export const tellingOf = (text: string): string[] =>
  (text.toLowerCase().match(word) ?? []).filter((one) => !small.has(one));

/** Whether all that a text tells is among some words. */
export function isCovered(text: string, words: ReadonlySet<string>): boolean {
  const own = tellingOf(text);
  return own.length > 0 && own.every((one) => words.has(one));
}
