/** A part of a source, in UTF-16 offsets; `end` is behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces a range by `text`; an empty range makes it an insertion. */
export interface Edit extends Range {
  readonly text: string;
}

/** Of edits that start at one place, insertions come first, in the order given; then the longest replacement. */
function byPlace(one: Edit, other: Edit): number {
  if (one.start !== other.start) return one.start - other.start;
  const [length, otherLength] = [one.end - one.start, other.end - other.start];
  if (length === 0 || otherLength === 0) return length - otherLength;
  return otherLength - length;
}

/**
 * The source with its edits, in any order; everything else byte for byte as it was. Pieces are cut out once and joined,
 * so the time grows with the source and n log n of the edits. Nothing in `text` is expanded.
 *
 * @param overlap of two edits that overlap, the one that begins first counts and the other is `left-out`; or it `throws`
 */
export function applyEdits(
  source: string,
  edits: readonly Edit[],
  overlap: 'left-out' | 'throws' = 'left-out',
): string {
  if (edits.length === 0) return source;
  const pieces: string[] = [];
  let reached = 0;
  for (const { start, end, text } of edits.toSorted(byPlace)) {
    if (start < reached) {
      if (overlap === 'throws') throw new Error('Two edits of a source overlap');
      continue;
    }
    pieces.push(source.slice(reached, start), text);
    reached = end;
  }
  pieces.push(source.slice(reached));
  return pieces.join('');
}

/** A range with its indentation and the line break before it, so that taking it out leaves no hole. */
export function wholeLines(source: string, range: Range): Range {
  let { start } = range;
  while (start > 0 && (source[start - 1] === ' ' || source[start - 1] === '\t')) start -= 1;
  if (source[start - 1] !== '\n') return range;
  return { start: start - 1, end: range.end };
}

/** The white space in front of a place on its line; empty where something else is in front of it. */
export function indentAt(source: string, at: number): string {
  const line = source.lastIndexOf('\n', at - 1) + 1;
  const lead = /^[ \t]*/.exec(source.slice(line, at))?.[0] ?? '';
  return line + lead.length === at ? lead : '';
}
