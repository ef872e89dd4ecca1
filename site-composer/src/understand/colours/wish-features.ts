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
  const [start, end] = clauseAround(tokens, from, to);
  const outside = (at: number): boolean =>
    !cluster.some((mention) => at >= mention.from && at < mention.to);
  const around = tokens.slice(start, end).filter((_, at) => outside(start + at));
  const others = around.filter(({ lower }) => !isColourTalk(lower) && !joints.test(lower));
  const all = tokens.filter((_, at) => outside(at)).slice(0, longest);
  return [
    'bias',
    `en=${place.isEnglish}`,
    `place=${place.index === 0 ? 'first' : place.index === place.count - 1 ? 'last' : 'within'}`,
    `of=${Math.min(place.count, 6)}`,
    `many=${Math.min(cluster.length, 4)}`,
    `rest=${Math.min(others.length, 5)}`,
    `whole=${Math.min(all.length, 12) >> 1}`,
    `opens=${from === start}`,
    `closes=${to === end}`,
    ...[-3, -2, -1].map((by) => `at${by}=${kindOf(tokens[from + by])}`),
    ...[0, 1, 2].map((by) => `at+${by}=${kindOf(tokens[to + by])}`),
    `pos-=${tokens[from - 1]?.pos ?? '-'}`,
    `pos+=${tokens[to]?.pos ?? '-'}`,
    `pair=${kindOf(tokens[from - 1])} ${tokens[to]?.pos ?? '-'}`,
    `look+=${isLook(tokens[to]?.lower ?? '')}`,
    `capital=${from > 0 && tokens[to - 1]?.capital === true}`,
    ...cluster.flatMap((mention) => [
      `is=${mention.words}`,
      `thing=${isThing(mention.words)}`,
      `plain=${isOf('plainColours', mention.words)}`,
      `no=${isRuledOut(tokens, mention)}`,
    ]),
    ...new Set(around.map((token) => `in=${kindOf(token)}`)),
    ...new Set(all.map((token) => `with=${kindOf(token)}`)),
  ];
}

const longest = 40;

const isLook = (word: string): boolean =>
  isOf('lookNouns', word) || isOf('siteNouns', word) || isRoleNoun(word);

/** The words between the marks around some words of a sentence. */
function clauseAround(tokens: readonly Token[], from: number, to: number): [number, number] {
  let start = from;
  while (start > 0 && !ends.test(tokens[start - 1]?.text ?? '')) start -= 1;
  let end = to;
  while (end < tokens.length && !ends.test(tokens[end]?.text ?? '')) end += 1;
  return [start, end];
}
