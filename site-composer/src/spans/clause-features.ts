import { meaningOf } from '../catalogue/words/word-vectors';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { ClauseRange } from './clause-ranges';
import { hashOf } from './feature-hash';
import type { SpanToken } from './tokenize';

/** Length of the meaning of a clause. */
export const clauseWidth = 100;

/** What tells a statement about the subject from a wish to whoever builds the page. */
export function clauseFeaturesOf(
  tokens: readonly SpanToken[],
  [from, to]: ClauseRange,
  language: string,
): Uint32Array {
  const words = tokens.slice(from, to).map(({ lower }) => lower);
  const told = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const all = [
    'bias',
    `lang=${language}`,
    `first=${told[0]}`,
    `first=${told[0]} ${told[1]}`,
    `first=${told.slice(0, 3).join(' ')}`,
    `last=${told.at(-1)}`,
    `length=${Math.min(12, told.length)}`,
    `start=${from === 0}`,
    `before=${tokens[from - 1]?.text ?? ''}`,
    `after=${tokens[to]?.text ?? ''}`,
    `digits=${words.some((word) => /\d/.test(word))}`,
    ...told.map((word) => `w=${word}`),
    ...told.slice(1).map((word, at) => `ww=${told[at]} ${word}`),
    ...told.map((word) => `e=${word.slice(-3)}`),
  ];
  for (const kind of [
    'siteNouns',
    'appNouns',
    'lookWords',
    'lookNouns',
    'commissionVerbs',
    'instructionVerbs',
    'plainColours',
  ] as const)
    if (told.some((word) => isOf(kind, word))) all.push(`has=${kind}`);
  return Uint32Array.from(new Set(all.map(hashOf)));
}

export function clauseMeaning(tokens: readonly SpanToken[], [from, to]: ClauseRange): Float32Array {
  return (
    meaningOf(tokens.slice(from, to).map(({ lower }) => lower)) ?? new Float32Array(clauseWidth)
  );
}
