/** JSON of a stranger; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller says of what it is no answer.
    return undefined;
  }
}
