import type { Span } from '../../spans/find-spans';
import type { SpanLabel } from '../../spans/labels';
import { endsShortened } from '../../text/abbreviations';
import { isBalanced } from '../../text/whole-sentence';

/** What may stand behind what takes place and be said of it. */
const said = new Set<SpanLabel>([
  'fact',
  'note',
  'item',
  'price',
  'where',
  'about',
  'feature',
  'group',
]);
const longestRest = 140;
const mostPrices = 1;
const ownSentence =
  /^(?:and |but )?(?:we|i|it|they|you|there|he|she)\b|\b(?:we|i) (?:are|have|will|can)\b/iu;

/**
 * "Beamsley Bash on 9 May, 7.5 miles, entry £8 on the day": of a sentence that tells one thing that takes place the rest is said of
 * it, and neither a fact nor a price of something else.
 */
export function withRestOfSentence(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const event of spans.filter(({ label }) => label === 'event')) {
    const [from, to] = sentenceAround(text, event);
    const inside = all.filter(({ start, end }) => start < to && end > from);
    const own = inside.filter(({ record }) => record !== null && record === event.record);
    const isOnly =
      inside.filter(({ label }) => label === 'event').length === 1 &&
      own.some(({ label }) => label === 'date' || label === 'time');
    if (!isOnly) continue;
    const timed = inside.filter(
      ({ label }) => label === 'date' || label === 'time' || label === 'event',
    );
    const last = Math.max(...timed.map(({ end }) => end));
    const lead = /^[^,;]*,\s/u.exec(text.slice(last, to))?.[0].length;
    if (lead === undefined) continue;
    const start = last + lead;
    const rest = text.slice(start, to).trim();
    const held = inside.filter((span) => span.end > start);
    const isSaid =
      rest.length > 2 &&
      rest.length <= longestRest &&
      isBalanced(rest) &&
      !ownSentence.test(rest) &&
      held.every((span) => said.has(span.label) && span.start >= start) &&
      held.filter(({ label }) => label === 'price').length <= mostPrices;
    if (!isSaid) continue;
    const note: Span = {
      label: 'note',
      text: rest,
      start,
      end: start + rest.length,
      record: event.record,
      sure: 1,
    };
    all = [...all.filter((span) => !held.includes(span)), note].toSorted(
      (one, other) => one.start - other.start,
    );
  }
  return all;
}

function sentenceAround(text: string, { start, end }: Span): [number, number] {
  const marks = [...text.matchAll(/[.;!?](?=\s|$)|\n/g)].filter(
    ({ index, 0: mark }) =>
      mark !== '.' || !endsShortened(text.slice(Math.max(0, index - 12), index + 1)),
  );
  const before = marks.findLast(({ index }) => index < start);
  const behind = marks.find(({ index }) => index >= end);
  return [before === undefined ? 0 : before.index + 1, behind?.index ?? text.length];
}
