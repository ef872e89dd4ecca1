import type { Span } from '../../spans/find-spans';
import { withPricesInFront } from './prices-in-front';
import { withTimes, withWholeThings, withWholeUnits } from './whole-things';

/** What is counted without being paid for: "grade 8", "under 6", "size 12". */
const counted =
  /(?:^|\s)(?:grades?|levels?|years?|stages?|key stage|ages?|aged|under|over|up to|sizes?|rooms?|numbers?|no\.?|parts?|pages?|chapters?|units?|classe|klasse|stufe)\s$/iu;
const bareNumber = /^\d{1,3}$/;

/** "Beginners to grade 8, adults welcome" costs nothing: the number and what it counts are told as they were written. */
function withoutCounts(text: string, spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isCount =
      span.label === 'price' &&
      bareNumber.test(span.text.trim()) &&
      counted.test(text.slice(Math.max(0, span.start - 16), span.start));
    if (!isCount) all.push(span);
    else if (last?.label === 'item' && text.slice(last.end, span.start).trim() === '')
      all[all.length - 1] = {
        ...last,
        label: 'fact',
        end: span.end,
        text: text.slice(last.start, span.end),
        record: null,
      };
  }
  return all;
}

/** What the grammar of plain prices tells, where the likeliest marks miss it. */
export function withPlainPrices(text: string, spans: readonly Span[]): readonly Span[] {
  return withWholeThings(
    text,
    withPricesInFront(text, withoutCounts(text, withWholeUnits(text, withTimes(text, spans)))),
  );
}
