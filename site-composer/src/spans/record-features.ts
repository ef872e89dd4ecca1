import { isBegin, labelOf } from './labels';
import { hashOf } from './feature-hash';
import type { SpanToken } from './tokenize';

/** What tells where a record begins and ends: the spans around a token and what stands between them. */
export function recordFeaturesOf(
  tokens: readonly SpanToken[],
  states: ArrayLike<number>,
): Uint32Array[] {
  const marks = tokens.map((_, at) => markAt(states, at));
  const before = spansBefore(tokens, states);
  const after = spansAfter(tokens, states);
  return tokens.map(({ lower }, at) => {
    const mark = (offset: number): string => marks[at + offset] ?? '-';
    const word = (offset: number): string => tokens[at + offset]?.lower ?? '-';
    const between = /^[^\p{L}\p{N}]$/u.test(lower) ? lower : '';
    const [one, other, third] = [before[at] ?? '', after[at] ?? '', marks[at] ?? ''];
    return Uint32Array.from(
      new Set(
        [
          'bias',
          `m=${third}`,
          `m-=${mark(-1)} ${third}`,
          `m+=${third} ${mark(1)}`,
          `ba=${one} ${third} ${other}`,
          `b=${one} ${third}`,
          `a=${third} ${other}`,
          `w=${lower}`,
          `w=${lower} ${one} ${other}`,
          `w-=${word(-1)} ${third}`,
          `w+=${word(1)} ${third}`,
          `p=${between} ${mark(-1)} ${mark(1)}`,
          `mm=${mark(-2)} ${mark(-1)} ${third} ${mark(1)} ${mark(2)}`,
        ].map(hashOf),
      ),
    );
  });
}

function markAt(states: ArrayLike<number>, at: number): string {
  const state = states[at] ?? 0;
  return `${isBegin(state) ? 'B' : 'I'}${labelOf(state) ?? ''}`;
}

/** Labels of the two spans before each token, with the last separator since. */
function spansBefore(tokens: readonly SpanToken[], states: ArrayLike<number>): string[] {
  let [last, further, separator] = ['', '', ''];
  return tokens.map(({ text }, at) => {
    const state = states[at] ?? 0;
    const told = `${further} ${last} ${separator}`;
    if (isBegin(state)) [further, last, separator] = [last, labelOf(state) ?? '', ''];
    else if (/^[\n.,;:()|–—-]$/u.test(text)) separator = text;
    return told;
  });
}

/** Labels of the two spans after each token, with the next separator before them. */
function spansAfter(tokens: readonly SpanToken[], states: ArrayLike<number>): string[] {
  const all: string[] = [];
  let [next, further, separator] = ['', '', ''];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const state = states[at] ?? 0;
    all[at] = `${separator} ${next} ${further}`;
    if (isBegin(state)) [further, next, separator] = [next, labelOf(state) ?? '', ''];
    else if (/^[\n.,;:()|–—-]$/u.test(tokens[at]?.text ?? '')) separator = tokens[at]?.text ?? '';
  }
  return all;
}
