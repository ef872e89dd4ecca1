import type { Span } from '../../spans/find-spans';
import { sure } from './marked-name';
import type { MarkedText } from './marked-text';
import { plainWords } from './plain-words';

/** Everybody it is for, where they stand in one row: "parents, pupils and staff". */
export function audienceIn(marked: MarkedText): string | null {
  const spans = marked
    .of('audience')
    .filter((one) => one.sure >= sure)
    .filter(({ start }) => !ofReading.test(marked.text.slice(Math.max(0, start - 40), start)))
    .filter((span) => !isInList(marked, span));
  const [first] = spans;
  if (first === undefined) return null;
  let { end } = first;
  for (const span of spans.slice(1))
    if (/^\s*(?:,|and|und|et|y|e|en|&|, and)\s*$/u.test(marked.text.slice(end, span.start)))
      ({ end } = span);
  // "Patient with nervous learners" says how they are taught.
  return plainWords(
    marked.text.slice(first.start, end).replace(/^\p{Ll}+ with (?=\p{Ll}+ \p{Ll}+s$)/u, ''),
  );
}

/** "Classes for beginners, vinyasa and yin": one of several things that are offered. */
const isInList = (marked: MarkedText, { start, end }: Span): boolean => {
  const items = marked.of('item');
  const joins = (from: number, to: number): boolean => join.test(marked.text.slice(from, to));
  return (
    items.some((item) => item.start > end && joins(end, item.start)) ||
    items.some((item) => item.end < start && joins(item.end, start))
  );
};
const join = /^\s?(?:,\s(?:and\s)?|and\s)$/u;

/** "Easy to read for parents on their phones" says how the page is to be, and not for whom. */
const ofReading =
  /\b(?:read|use|understand|see|readable|simple|clear|legible|easy)(?: on (?:a |their )?phones?)? for $/iu;
