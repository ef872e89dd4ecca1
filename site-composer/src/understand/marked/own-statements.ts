import type { SaidClause, Span } from '../../spans/find-spans';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import { readTokens } from '../../text/tokens';
import { needsNotice } from './needs-notice';

const longestWord = 40;

/** "Helping older people": a subject that ends with an adjective goes on to those it is about. */
export const withWholeSubject =
  (text: string) =>
  (span: Span): Span => {
    if (span.label !== 'subject') return span;
    const [, next] =
      /^ (\p{Ll}{3,})(?!\p{L})/u.exec(text.slice(span.end, span.end + longestWord)) ?? [];
    if (next === undefined || !isOf('people', next)) return span;
    const last = readTokens(`${span.text} ${next}`).at(-2);
    return last?.pos === 'ADJ'
      ? { ...span, text: `${span.text} ${next}`, end: span.end + next.length + 1 }
      : span;
  };

const perUnit = /\s(?:an?|per)\s(?:hour|half hour|day|half day|week|month|session|visit)$/iu;

/** "Lifts to appointments. £22 an hour": what an hour costs begins a sentence of its own, and is no price of the last thing. */
export function withPriceOfItsOwn(text: string, spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const before = spans[at - 1];
    if (span.label !== 'price' || before?.label !== 'item' || span.record === null) return span;
    const isOwn = perUnit.test(span.text) && /^[.!?]\s+$/u.test(text.slice(before.end, span.start));
    return isOwn && before.record === span.record ? { ...span, record: null } : span;
  });
}

const ofOurselves =
  /^(?:and |also )?(?:we|i)(?: also| even| now)? (?:do|have|offer|run|sell|make|serve|host|hold|take|stock|keep)\b/iu;
const ofThePage = /\b(?:web ?sites?|sites?|web ?pages?|pages?|sections?)\b/iu;

/** "We also do mail order and have a listening corner" tells what there is, and asks for no part of the page. */
export function withoutOwnThings(spans: readonly Span[], clauses: readonly SaidClause[]) {
  const own = clauses.filter(({ text }) => ofOurselves.test(text) && !ofThePage.test(text));
  return {
    spans: spans.filter(
      (span) =>
        span.label !== 'section' ||
        !own.some(({ start, end }) => start <= span.start && end >= span.end),
    ),
    clauses: clauses.map((clause) =>
      own.includes(clause) || needsNotice.test(clause.text)
        ? { ...clause, told: Math.max(clause.told, sureOfOwn) }
        : clause,
    ),
  };
}

const sureOfOwn = 0.9;
