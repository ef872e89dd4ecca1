import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { titlesOfPeople } from '../../text/abbreviations';

const titled = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${titlesOfPeople})\.\s(?:\p{Lu}[\p{L}'’-]+)(?:\s(?:(?:de|van|von|le|la)\s)?\p{Lu}[\p{L}'’-]+){0,2}`,
  'gu',
);
const namelike = new Set<SpanLabel>(['name', 'place', 'area', 'person', 'where']);
const mostFound = 40;

/** "Rev" of "Rev. Ailsa Drever" is no name: its full stop ends nothing, and the name stands behind it. */
export function withTitledPeople(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const { 0: words, index: start } of [...text.matchAll(titled)].slice(0, mostFound)) {
    const end = start + words.length;
    const inside = all.filter((span) => span.start < end && span.end > start);
    // "Website for Dr. Jan Roth", "St. Georg": what is called so stays so.
    const isOther = inside.some(
      (span) => !namelike.has(span.label) || span.start < start || span.end > end,
    );
    const isWhole = inside.some((span) => span.start === start && span.end === end);
    if (isOther || isWhole) continue;
    const record = inside.find(({ label }) => label === 'person')?.record ?? null;
    all = [
      ...all.filter((span) => !inside.includes(span)),
      { label: 'person' as const, text: words, start, end, record, sure: 1 },
    ].toSorted((one, other) => one.start - other.start);
  }
  return all;
}
