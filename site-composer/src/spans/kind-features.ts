import { meaningOf } from '../catalogue/words/word-vectors';
import { hashOf } from './feature-hash';
import { labelOf, isBegin } from './labels';
import type { SpanToken } from './tokenize';

/** Meaning of the subject, of what is offered, and of the whole. */
export const kindWidth = 300;
const mostTokens = 400;

/** What tells what kind of page is asked for: its words, and those of its subject once more. */
export function kindFeaturesOf(
  tokens: readonly SpanToken[],
  states: ArrayLike<number>,
): Uint32Array {
  const read = tokens.slice(0, mostTokens);
  const all = ['bias', `length=${Math.min(8, Math.floor(Math.log2(read.length + 1)))}`];
  for (const [at, { lower }] of read.entries()) {
    if (!/\p{L}/u.test(lower)) continue;
    const state = states[at] ?? 0;
    const label = labelOf(state);
    all.push(`w=${lower}`);
    if (label !== null && isBegin(state)) all.push(`label=${label}`);
    if (label === 'subject' || label === 'site' || label === 'name' || label === 'button')
      all.push(`${label}=${lower}`, `${label}~${lower.slice(-4)}`);
    if (label === 'subject' && labelOf(states[at + 1] ?? 0) !== 'subject')
      all.push(`head=${lower}`);
    if (label === 'subject' && labelOf(states[at + 1] ?? 0) === 'subject')
      all.push(`subject=${lower} ${read[at + 1]?.lower}`);
    if (at < 12) all.push(`early=${lower}`);
  }
  return Uint32Array.from(new Set(all.map(hashOf)));
}

export function kindMeaning(tokens: readonly SpanToken[], states: ArrayLike<number>): Float32Array {
  const read = tokens.slice(0, mostTokens);
  const of = (...labels: readonly string[]): string[] =>
    read.flatMap(({ lower }, at) =>
      labels.includes(labelOf(states[at] ?? 0) ?? '') ? [lower] : [],
    );
  const all = new Float32Array(kindWidth);
  for (const [place, words] of [
    of('subject'),
    of('item', 'feature', 'event', 'about'),
    read.map(({ lower }) => lower),
  ].entries()) {
    const meaning = meaningOf(words);
    if (meaning) all.set(meaning, place * 100);
  }
  return all;
}
