/** Whether a line holds a thing, or each word of it apart: "Vidyodaya High School reunion" is a school reunion. */
export function isSaid(thing: string, line: string): boolean {
  const own = new Set(line.match(/[\p{L}\p{N}]+/gu));
  const words = thing.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return line.includes(thing.toLowerCase()) || words.every((word) => own.has(word));
}
