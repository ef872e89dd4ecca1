import type { SaidClause } from '../../spans/find-spans';
import { markedOf } from '../marked/marked-text';
import type { MarkedText } from '../marked/marked-text';
import type { FoundListing } from './found-listing';

/** A marked text without what stands in its listings; places of all else stay what they were. */
export function withoutListings(marked: MarkedText, found: readonly FoundListing[]): MarkedText {
  const isInside = (start: number, end: number): boolean =>
    found.some((one) => start < one.end && end > one.start);
  let text = '';
  for (const { start, end } of found) {
    const from = Math.max(text.length, endOfWords(marked.text, start));
    text += marked.text.slice(text.length, from);
    const closes = /[.!?]/u.exec(marked.text.charAt(end - 1))?.[0] ?? '';
    // What stands before it in its sentence ends there.
    const mark = closes !== '' && /[\p{L}\p{N})]$/u.test(text) ? closes : '';
    text += mark + marked.text.slice(from + mark.length, end).replaceAll(/[^\n]/gu, ' ');
  }
  text += marked.text.slice(text.length);
  return markedOf(text, {
    ...marked,
    spans: marked.spans.filter(({ start, end }) => !isInside(start, end)),
    clauses: clausesOutside(marked.clauses, text, found),
    parts: clausesOutside(marked.parts, text, found),
  });
}

/** Where the words before a place end: a comma in front of a list goes with it. */
function endOfWords(text: string, start: number): number {
  const [marks = ''] = /[,;:–—\s-]{1,6}$/u.exec(text.slice(Math.max(0, start - 6), start)) ?? [];
  return marks.includes('\n') ? start : start - marks.length;
}

const clausesOutside = (
  clauses: readonly SaidClause[],
  text: string,
  found: readonly FoundListing[],
): SaidClause[] =>
  clauses.flatMap((clause) => {
    const kept = outside(clause, found);
    return kept === null ? [] : [{ ...clause, ...kept, text: text.slice(kept.start, kept.end) }];
  });

/** The longer end of a range that no listing covers; null where none has a word. */
function outside(
  { start, end }: { readonly start: number; readonly end: number },
  found: readonly FoundListing[],
): { start: number; end: number } | null {
  let kept = { start, end };
  for (const one of found) {
    if (one.end <= kept.start || one.start >= kept.end) continue;
    const before = { start: kept.start, end: Math.max(kept.start, one.start) };
    const behind = { start: Math.min(kept.end, one.end), end: kept.end };
    kept = before.end - before.start >= behind.end - behind.start ? before : behind;
  }
  return kept.end - kept.start > 1 ? kept : null;
}
