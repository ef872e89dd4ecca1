import { meaningOf } from '../catalogue/words/word-vectors';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { ClauseRange } from './clause-ranges';
import { hashOf } from './feature-hash';
import { labelOf } from './labels';
import type { SpanToken } from './tokenize';

/** Length of the meaning of a part. */
export const partWidth = 100;

const kinds = [
  'siteNouns',
  'appNouns',
  'lookWords',
  'lookNouns',
  'commissionVerbs',
  'instructionVerbs',
  'plainColours',
] as const;

/** Who speaks and of whom, a sum, a time, a number to call. */
const signs: readonly (readonly [string, RegExp])[] = [
  [
    'me',
    /^(?:i|me|my|mine|i['’]\p{L}+|ich|mir|mein\p{L}*|je|mon|ma|mes|yo|mi|io|eu|meu|minha|ik|mijn)$/u,
  ],
  [
    'us',
    /^(?:we|us|our|ours|we['’]\p{L}+|wir|uns\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|noi|nostr\p{L}*|nós|noss\p{L}*|wij|ons|onze)$/u,
  ],
  [
    'you',
    /^(?:you|your|yours|u|ur|ya|you['’]\p{L}+|sie|ihr\p{L}*|du|dein\p{L}*|vous|votre|vos|usted\p{L}*|tú|tu|voi|vostr\p{L}*|você|je|jij|jouw)$/u,
  ],
  [
    'third',
    /^(?:he|she|they|him|her|them|his|their|people|folk|folks|visitors|customers|everyone)$/u,
  ],
  ['ed', /^\p{L}{3,}ed$/u],
  [
    'not',
    /^(?:no|not|never|none|nothing|\p{L}+n['’]t|dont|cant|kein\p{L}*|nicht|pas|sin|niente|non|não|sem|geen|niet)$/u,
  ],
  ['sum', /^(?:£|€|\$|quid|pounds?|euros?)$/u],
  ['number', /\d/u],
  ['call', /^\d{4,}$|@\p{L}/u],
  ['ask', /^\?$/u],
];

const said = (tokens: readonly SpanToken[], range: ClauseRange | undefined): string[] =>
  range === undefined
    ? []
    : tokens
        .slice(range[0], range[1])
        .map(({ lower }) => lower)
        .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** What tells to whom each part of a text is said: its words, those around it, what they are, and where it stands. */
export function partFeaturesOf(
  tokens: readonly SpanToken[],
  ranges: readonly ClauseRange[],
  states: ArrayLike<number>,
  language: string,
): Uint32Array[] {
  const heads = headings(tokens, ranges);
  return ranges.map((range, at) => {
    const told = said(tokens, range);
    const [before, after] = [said(tokens, ranges[at - 1]), said(tokens, ranges[at + 1])];
    const all = [
      ...ofWords(told),
      ...ofPlace(tokens, range, at / ranges.length),
      `lang=${language}`,
      `only=${ranges.length === 1}`,
      `near-end=${Math.min(3, ranges.length - 1 - at)}`,
      `near-start=${Math.min(3, at)}`,
      ...before.slice(0, 2).map((word) => `b=${word}`),
      `b2=${before.slice(0, 2).join(' ')}`,
      `bl=${before.at(-1)} ${told[0]}`,
      ...after.slice(0, 2).map((word) => `a=${word}`),
      `a2=${after.slice(0, 2).join(' ')}`,
      ...(heads[at] ?? []).map((word) => `h=${word}`),
      ...ofSpans(states, range),
      ...kinds
        .filter((kind) => before.some((word) => isOf(kind, word)))
        .map((kind) => `bk=${kind}`),
      ...kinds.filter((kind) => after.some((word) => isOf(kind, word))).map((kind) => `ak=${kind}`),
    ];
    return Uint32Array.from(new Set(all.map(hashOf)));
  });
}

function ofWords(told: readonly string[]): string[] {
  return [
    'bias',
    `first=${told[0]}`,
    `first=${told.slice(0, 2).join(' ')}`,
    `first=${told.slice(0, 3).join(' ')}`,
    `last=${told.at(-1)}`,
    `last=${told.slice(-2).join(' ')}`,
    `length=${Math.min(12, told.length)}`,
    ...told.map((word) => `w=${word}`),
    ...told.slice(1).map((word, at) => `ww=${told[at]} ${word}`),
    ...told.slice(2).map((word, at) => `w-w=${told[at]} ${word}`),
    ...told.map((word) => `e=${word.slice(-3)}`),
    ...told.map((word) => `p=${word.slice(0, 4)}`),
    ...signs
      .filter(([, pattern]) => told.some((word) => pattern.test(word)))
      .flatMap(([name]) => [`s=${name}`, `s=${name} ${told[0]}`]),
    ...kinds.filter((kind) => told.some((word) => isOf(kind, word))).map((kind) => `k=${kind}`),
  ];
}

function ofPlace(tokens: readonly SpanToken[], [from, to]: ClauseRange, place: number): string[] {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const before = tokens[from - 1]?.text ?? '^';
  const after = tokens[to]?.text ?? '$';
  return [
    `before=${before}`,
    `after=${after}`,
    `around=${before} ${after}`,
    `place=${Math.floor(place * 6)}`,
    `upper=${words.every((word) => word === word.toUpperCase())}`,
    `case=${/^\p{Lu}/u.test(words[0] ?? '')}`,
    `quoted=${words.some((word) => /^["“”«»]$/u.test(word))}`,
  ];
}

/** What the words were read to be. */
function ofSpans(states: ArrayLike<number>, [from, to]: ClauseRange): string[] {
  const counts = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const label = labelOf(states[at] ?? 0) ?? 'none';
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].flatMap(([label, count]) => [
    `l=${label}`,
    ...(count * 2 > to - from ? [`most=${label}`] : []),
  ]);
}

const mostOfHead = 5;

/** The words of the heading each part stands under: "Style:", or a short line by itself. */
function headings(tokens: readonly SpanToken[], ranges: readonly ClauseRange[]): string[][] {
  let held: string[] = [];
  return ranges.map((range, at) => {
    const before = ranges[at - 1];
    const gap =
      before === undefined ? [] : tokens.slice(before[1], range[0]).map(({ text }) => text);
    if (gap.filter((mark) => mark === '\n').length > 1) held = [];
    const head = said(tokens, before);
    if (gap[0] === ':' && head.length <= mostOfHead) held = head;
    else if (gap.includes('.') && !gap.includes('\n')) held = [];
    return held;
  });
}

/** The meaning of each part, one behind the other. */
export function partMeanings(
  tokens: readonly SpanToken[],
  ranges: readonly ClauseRange[],
): Float32Array {
  const all = new Float32Array(ranges.length * partWidth);
  for (const [at, range] of ranges.entries()) {
    const meaning = meaningOf(tokens.slice(range[0], range[1]).map(({ lower }) => lower));
    if (meaning !== null) all.set(meaning, at * partWidth);
  }
  return all;
}
