import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { Sentence, Token } from '../../text/sentences';
import type { Mention } from '../colour-mentions';
import { isColourTalk, isThing } from '../colour-talk';
import { isRoleNoun } from '../colour-roles';
import { isRuledOut } from '../ruled-out';

/** Where a sentence stands in its instruction. */
export interface Place {
  readonly index: number;
  readonly count: number;
  readonly isEnglish: boolean;
}

const ends = /^[.,;:!?()–—]+$/u;
const joints = /^(?:and|&|\+|,|\/|with|or|und|mit|et|avec|y|con|e|com|en|met|o|ou|oder)$/u;

/** Colours that are joined to each other, as ranges of mentions: what is said of one is said of all. */
export function clustersOf({ tokens }: Sentence, mentions: readonly Mention[]): Mention[][] {
  const clusters: Mention[][] = [];
  for (const mention of mentions) {
    const last = clusters.at(-1)?.at(-1);
    const between = last ? tokens.slice(last.to, mention.from) : [];
    const isJoined =
      last !== undefined &&
      between.length < 3 &&
      between.every(({ lower }, at) => joints.test(lower) || (at > 0 && isColourTalk(lower)));
    if (isJoined) clusters.at(-1)?.push(mention);
    else clusters.push([mention]);
  }
  return clusters;
}

const kindOf = (token: Token | undefined): string =>
  token === undefined ? '-' : /\d/.test(token.lower) ? '0' : token.lower;

/** What tells whether joined colours are wished for or belong to something that is told. */
export function wishFeatures(
  { tokens }: Sentence,
  cluster: readonly Mention[],
  place: Place,
): string[] {
  const from = cluster[0]?.from ?? 0;
  const to = cluster.at(-1)?.to ?? 0;
  const near = [
    ...tokens.slice(Math.max(0, from - window), from),
    ...tokens.slice(to, to + window),
  ];
  const [start, end] = clauseAround(tokens, from, to);
  const clause = [...tokens.slice(start, from), ...tokens.slice(to, end)];
  const others = clause.filter(({ lower }) => !isColourTalk(lower) && !joints.test(lower));
  return [
    'bias',
    ...placeFeatures(place),
    `many=${Math.min(cluster.length, 4)}`,
    `rest=${Math.min(others.length, 5)}`,
    `whole=${Math.min(near.length, 12) >> 1}`,
    `opens=${from === start}`,
    `closes=${to === end}`,
    ...[-3, -2, -1].map((by) => `at${by}=${kindOf(tokens[from + by])}`),
    ...[0, 1, 2].map((by) => `at+${by}=${kindOf(tokens[to + by])}`),
    `pos-=${tokens[from - 1]?.pos ?? '-'}`,
    `pos+=${tokens[to]?.pos ?? '-'}`,
    `pair=${kindOf(tokens[from - 1])} ${tokens[to]?.pos ?? '-'}`,
    `look+=${isLook(tokens[to]?.lower ?? '')}`,
    `capital=${from > 0 && tokens[to - 1]?.capital === true}`,
    ...cluster.slice(0, mostRead).flatMap((mention) => colourFeatures(tokens, mention)),
    ...new Set(clause.map((token) => `in=${kindOf(token)}`)),
    ...new Set(near.map((token) => `with=${kindOf(token)}`)),
  ];
}

/** Words on each side that are read: a sentence may be as long as the instruction. */
const window = 30;
/** Colours of a cluster that are looked at. */
const mostRead = 8;

const placeFeatures = ({ index, count, isEnglish }: Place): string[] => [
  `en=${isEnglish}`,
  `place=${index === 0 ? 'first' : index === count - 1 ? 'last' : 'within'}`,
  `of=${Math.min(count, 6)}`,
];

const colourFeatures = (tokens: readonly Token[], mention: Mention): string[] => [
  `is=${mention.words}`,
  `thing=${isThing(mention.words)}`,
  `plain=${isOf('plainColours', mention.words)}`,
  `no=${isRuledOut(tokens, mention)}`,
];

const isLook = (word: string): boolean =>
  isOf('lookNouns', word) || isOf('siteNouns', word) || isRoleNoun(word);

/** The words between the marks around some words of a sentence. */
function clauseAround(tokens: readonly Token[], from: number, to: number): [number, number] {
  let start = from;
  while (start > 0 && from - start < window && !ends.test(tokens[start - 1]?.text ?? ''))
    start -= 1;
  let end = to;
  while (end < tokens.length && end - to < window && !ends.test(tokens[end]?.text ?? '')) end += 1;
  return [start, end];
}
