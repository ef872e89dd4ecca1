import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';

const condition =
  /^,?\s((?:once|if|when|after|unless|until|but not|not|only|except|including|incl\.?|excluding|minimum|min\.?|bitte|nur|mindestens|ab|inklusive|inkl\.?|à partir|minimum|hors)\s[^.;!?\n,]{2,70})/iu;
const said = new Set<SpanLabel>(['fact', 'about', 'note', 'audience', 'event', 'item']);
const longestRead = 90;

/** "Kit £45 once you have danced out twice": on what a price hangs is told with it. */
export function withConditions(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const price of spans.filter(({ label, record }) => label === 'price' && record !== null)) {
    const found = condition.exec(text.slice(price.end, price.end + longestRead));
    const words = found?.[1]?.trimEnd();
    if (!found || words === undefined) continue;
    // "Two men 70, one man 45, minimum 2 hours": behind a comma it may be of all of them.
    if (found[0].startsWith(',') && hasOtherPrice(text, price, spans)) continue;
    const start = price.end + found[0].indexOf(words);
    const end = start + words.length;
    const held = all.filter((span) => span.start < end && span.end > start);
    const isSaid = held.every((span) => said.has(span.label) && span.start >= start);
    const hasItem = all.some((span) => span.label === 'item' && span.record === price.record);
    if (
      !isSaid ||
      !hasItem ||
      held.some(({ record, label }) => record === price.record && label !== 'note')
    )
      continue;
    all = [
      ...all.filter((span) => !held.includes(span)),
      { label: 'note' as const, text: words, start, end, record: price.record, sure: 1 },
    ].toSorted((one, other) => one.start - other.start);
  }
  return all;
}

function hasOtherPrice(text: string, price: Span, spans: readonly Span[]): boolean {
  const before = Math.max(text.lastIndexOf('. ', price.start), text.lastIndexOf('\n', price.start));
  return spans.some(
    ({ label, start }) => label === 'price' && start > before && start < price.start,
  );
}
