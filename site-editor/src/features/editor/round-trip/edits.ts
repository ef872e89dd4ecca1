/** Puts `text` in the place of a stretch of the source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Carries out edits that do not overlap, within a part of the source. Of two at one place the first goes first. */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  start = 0,
  end = source.length,
): string {
  const pieces: string[] = [];
  let at = start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(at, edit.start), edit.text);
    at = Math.max(at, edit.end);
  }
  pieces.push(source.slice(at, end));
  return pieces.join('');
}
