import type { Span } from '../../spans/find-spans';
import { dayName } from '../named-days';

const furthest = 24;
const leaning = /^(?:with|mit|avec|con|met)\s/iu;

/** "Easter Sunday", of which "Sunday" alone was marked, is one day and no Sunday of every week. */
export function withNamedDays(text: string, spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => {
    if (span.label !== 'date' || /\d/.test(span.text)) return span;
    const from = Math.max(0, span.start - furthest);
    const found = dayName(text.slice(from, span.end + furthest));
    if (!found) return span;
    const start = from + found.start;
    const end = start + found.text.length;
    const isBeside = start < span.end && end > span.start;
    const isFree = !spans.some((one) => one !== span && one.start < end && one.end > start);
    return isBeside && isFree && end - start > span.end - span.start
      ? { ...span, start, end, text: found.text }
      : span;
  });
}

/** "Sunday worship 11am with crèche": what comes with it is said of it, and does not take place by itself. */
export function withCompany(spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => {
    const isCompany =
      span.label === 'event' &&
      leaning.test(span.text) &&
      spans.some(
        (one) =>
          one !== span &&
          one.label === 'event' &&
          one.record === span.record &&
          one.end <= span.start,
      );
    return isCompany ? { ...span, label: 'note' as const } : span;
  });
}
