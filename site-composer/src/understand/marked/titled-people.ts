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

const partner = /(?:^|[:(,.]\s)(\p{Lu}\p{Ll}+\s(?:and|&|und|et|y|e|en)\s)$/u;
/** A first name by itself may have been taken for a thing. */
const isOfCouple = ({ label, text }: Span): boolean =>
  label === 'person' || (label === 'item' && /^\p{Lu}\p{Ll}+$/u.test(text));
const furthestPartner = 30;

/** "Jonas und Mira Feil": two with one family name stand together, as they were named. */
export function withCouples(text: string, spans: readonly Span[]): readonly Span[] {
  const whole = spans.map((span) => {
    if (span.label !== 'person' || !/^\p{Lu}\S+\s\p{Lu}\S+$/u.test(span.text)) return span;
    const before = text.slice(Math.max(0, span.start - furthestPartner), span.start);
    const other = partner.exec(before)?.[1];
    if (other === undefined) return span;
    const start = span.start - other.length;
    const isFree = spans.every(
      (one) => isOfCouple(one) || one.end <= start || one.start >= span.start,
    );
    return isFree ? { ...span, start, text: text.slice(start, span.end) } : span;
  });
  return whole.filter(
    (span) =>
      !isOfCouple(span) ||
      !whole.some(
        (one) =>
          one !== span && one.label === 'person' && one.start <= span.start && one.end >= span.end,
      ),
  );
}
