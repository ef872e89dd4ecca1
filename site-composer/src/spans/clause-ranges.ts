import type { SpanToken } from './tokenize';

/** Tokens of a clause, the second behind the last. */
export type ClauseRange = readonly [from: number, to: number];

const endsSentence = new Set(['.', '!', '?', '…', ';', '\n']);
const breaks = new Set([',', '–', '—', '(', ')', ':']);
/** Longer sentences are read part by part, as far as the parts are no single words. */
const mostTokens = 18;
const leastTokens = 4;

const abbreviations = new Set(
  'dr prof mr mrs ms st rev sr jr tel no nr approx ca bzw inkl str dott sig sra sr mme av'.split(
    ' ',
  ),
);

/** "Dr. Nesbø", "St. Mary's": the sentence goes on behind the full stop. */
const isAbbreviated = (tokens: readonly SpanToken[], at: number): boolean =>
  tokens[at]?.text === '.' &&
  tokens[at - 1]?.end === tokens[at]?.start &&
  abbreviations.has(tokens[at - 1]?.lower ?? '') &&
  /^[\p{Lu}\d]/u.test(tokens[at + 1]?.text ?? '');

/** Sentences, and of long ones the parts between commas and dashes. */
export function clauseRanges(tokens: readonly SpanToken[]): ClauseRange[] {
  const ranges: ClauseRange[] = [];
  let from = 0;
  const take = (to: number): void => {
    if (to > from) ranges.push(...partsOf(tokens, from, to));
  };
  for (const [at, { text }] of tokens.entries()) {
    if (!endsSentence.has(text) || isAbbreviated(tokens, at)) continue;
    take(at);
    from = at + 1;
  }
  take(tokens.length);
  return ranges;
}

function partsOf(tokens: readonly SpanToken[], start: number, end: number): ClauseRange[] {
  if (end - start <= mostTokens) return [[start, end]];
  const parts: ClauseRange[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (startsClause(tokens, at) && at - from >= leastTokens && end - at > leastTokens) {
      parts.push([from, at]);
      from = at;
    }
    if (
      !breaks.has(tokens[at]?.text ?? '') ||
      at - from < leastTokens ||
      end - at - 1 < leastTokens
    )
      continue;
    parts.push([from, at]);
    from = at + 1;
  }
  return [...parts, [from, end]];
}

const speakers = new Set(
  'we i they it its our there wir ich nous je nosotros noi nós wij'.split(' '),
);
const joints = new Set('and but so und et y e en'.split(' '));
const holding = new Set(
  'that what which who when if as because where how than while whether like before after until or for to with of on at in dass was wenn weil que qui che dat als'.split(
    ' ',
  ),
);

/** Speech without commas: "… at the side of the road | we cover Swindon | and we do vans". */
function startsClause(tokens: readonly SpanToken[], at: number): boolean {
  const [word = '', next = ''] = [tokens[at]?.lower, tokens[at + 1]?.lower];
  const before = tokens[at - 1]?.lower ?? '';
  if (joints.has(word)) return speakers.has(next);
  return speakers.has(word) && !joints.has(before) && !holding.has(before);
}
