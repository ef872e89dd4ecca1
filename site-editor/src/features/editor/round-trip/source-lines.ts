import type { Edit, Range } from 'site-document/edit';

/** The line break and indentation a neighbour has in front of it; null when it is in the line. */
export function lineBefore(
  source: string,
  inner: Range,
  neighbour: Range | undefined,
): string | null {
  const before = source.slice(inner.start, neighbour?.start ?? inner.start);
  return /\r?\n[ \t]*$/.exec(before)?.[0] ?? null;
}

/** The indentation of the line a place is in. */
export function indentAt(source: string, offset: number): string {
  const line = source.slice(0, offset).replace(/^.*\n/s, '');
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Takes a stretch out, and its line where it had one to itself. */
export function removal(source: string, inner: Range, { start, end }: Range): Edit {
  const gap = /[ \t]*\n?[ \t]*$/.exec(source.slice(inner.start, start));
  const line = gap?.[0].includes('\n') === true ? gap[0].length : 0;
  return { start: start - line, end, text: '' };
}
