import type { Span } from '../../spans/find-spans';
import { isKnownTown } from '../../text/known-towns';

const town = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}`;
const covering = new RegExp(
  String.raw`\b(?:[Ww]e|[Ii]|[Aa]nd)?\s?(?:cover(?:ing)?|serv(?:e|ing)|do|work(?:ing)? (?:in|across)|deliver(?:ing)? (?:to|in|across)|operat(?:e|ing) (?:in|across))\s(${town}(?:(?:,\s|\s(?:and|or|&)\s)${town}){0,7})`,
  'gu',
);
const mostFound = 20;

/** "We cover Hove and Portslade": towns that are served, whatever they were taken for. */
export function withCoveredPlaces(text: string, spans: readonly Span[]): readonly Span[] {
  const found = [...text.matchAll(covering)]
    .slice(0, mostFound)
    .flatMap((match) => placesIn(match));
  if (found.length === 0) return spans;
  const kept = spans.filter(
    (span) => !found.some(({ start, end }) => span.start < end && span.end > start),
  );
  return [...kept, ...found].toSorted((one, other) => one.start - other.start);
}

function placesIn({ 0: whole, 1: row = '', index }: RegExpExecArray): Span[] {
  const from = index + whole.length - row.length;
  const parts = [...row.matchAll(/(?:(?!,\s|\s(?:and|or|&)\s).)+/gu)].map((part) => ({
    text: part[0].replace(/^(?:,|\s|and\s|or\s|&\s)+/u, ''),
    end: from + part.index + part[0].length,
  }));
  return parts.some(({ text }) => isKnownTown(text))
    ? parts.map(({ text, end }) => ({
        label: 'area',
        text,
        start: end - text.length,
        end,
        record: null,
        sure: 1,
      }))
    : [];
}
