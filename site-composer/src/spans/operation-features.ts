import { meaningOf } from '../catalogue/words/word-vectors';
import { hashOf } from './feature-hash';
import { isBegin } from './label-set';
import { requestLabels } from './request-labels';
import type { SpanToken } from './tokenize';

/** Length of the meaning of a request. */
export const operationWidth = 100;
const mostTokens = 120;

/** What tells what is to be done: the words around the spans, and which spans there are. */
export function operationFeaturesOf(
  tokens: readonly SpanToken[],
  states: ArrayLike<number>,
  language: string,
): Uint32Array {
  const read = tokens.slice(0, mostTokens);
  const words = read.map(({ lower }, at) => {
    const label = requestLabels.labelOf(states[at] ?? 0);
    // What is said inside of a span tells little: "remove" in a text to be set removes nothing.
    return label === null || label === 'style' || label === 'size' || label === 'target'
      ? lower
      : `<${label}>`;
  });
  const all = ['bias', `lang=${language}`, `length=${Math.min(6, Math.ceil(read.length / 5))}`];
  for (const [at, word] of words.entries()) {
    all.push(`w=${word}`, `ww=${words[at - 1] ?? ''} ${word}`, `e=${word.slice(-4)}`);
    if (at < 3) all.push(`first${at}=${word}`);
    const label = requestLabels.labelOf(states[at] ?? 0);
    if (label !== null && isBegin(states[at] ?? 0)) all.push(`label=${label}`);
  }
  return Uint32Array.from(new Set(all.map(hashOf)));
}

export function operationMeaning(tokens: readonly SpanToken[]): Float32Array {
  return (
    meaningOf(tokens.slice(0, mostTokens).map(({ lower }) => lower)) ??
    new Float32Array(operationWidth)
  );
}
