import type { Span } from '../../spans/find-spans';
import { isRuleAt } from '../rule-times';

const leading = /\s(?:de|from|von|between|zwischen|dalle|entre|um|at|à|ab)$/iu;

/** "Le samedi de", "Saturdays between": what leads to the time is no part of the day. */
export const withoutLeadToTime = (span: Span): Span => {
  const [words] = (span.label === 'date' ? leading.exec(span.text) : null) ?? [];
  return words === undefined
    ? span
    : { ...span, text: span.text.slice(0, -words.length), end: span.end - words.length };
};

/** "Between 10 and 12" is a time with its first word. */
export function withLeadOfTime(text: string, span: Span): Span {
  if (span.label !== 'time' || !/\s(?:and|und|et)\s/iu.test(span.text)) return span;
  const word = /(?:^|\s)(between|zwischen|entre)\s$/iu.exec(
    text.slice(Math.max(0, span.start - 10), span.start),
  )?.[1];
  return word === undefined
    ? span
    : { ...span, text: `${word} ${span.text}`, start: span.start - word.length - 1 };
}

/** "Not after 8pm" is a rule, and nothing takes place then. */
export const isTimeOfRule = (text: string, { label, start }: Span): boolean =>
  (label === 'time' || label === 'date' || label === 'hours') && isRuleAt(text, start);
