import type { Chain } from './chain-file';
import { clauseRanges, type ClauseRange } from './clause-ranges';
import { emissionsOf, layerSums } from './emissions';
import { marginalsOf } from './marginals';
import { partFeaturesOf, partMeanings, partWidth } from './part-features';
import { saidParts } from './said-parts';
import type { SpanToken } from './tokenize';

/** A clause, or a smaller part, and whether it is said for visitors. */
export interface SaidClause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** 0 to 1; the rest is how likely it is said to whoever builds the page, or to nobody. */
  readonly told: number;
}

/** From here on words are for visitors. */
export const forVisitors = 0.5;

interface Part {
  readonly range: ClauseRange;
  readonly told: number;
}

/** The clauses of a text and its parts; no clause holds words for visitors and for whoever builds the page. */
export function clausesOf(
  text: string,
  tokens: readonly SpanToken[],
  states: ArrayLike<number>,
  language: string,
  chain: Chain,
): { readonly clauses: readonly SaidClause[]; readonly parts: readonly SaidClause[] } {
  const parts = readParts(tokens, states, language, chain);
  const said = ({ range: [from, to], told }: Part): SaidClause => {
    const start = tokens[from]?.start ?? 0;
    const end = tokens[to - 1]?.end ?? start;
    return { text: text.slice(start, end), start, end, told };
  };
  let at = 0;
  const clauses = clauseRanges(tokens).flatMap(([from, to]) => {
    const within: Part[] = [];
    while (at < parts.length && (parts[at]?.range[0] ?? 0) < to) within.push(parts[at++] as Part);
    return grouped([from, to], within);
  });
  return { clauses: clauses.map(said), parts: parts.map(said) };
}

function readParts(
  tokens: readonly SpanToken[],
  states: ArrayLike<number>,
  language: string,
  chain: Chain,
): Part[] {
  const ranges = saidParts(tokens);
  const meanings = partMeanings(tokens, ranges);
  const sums = new Float32Array(ranges.length * chain.hidden);
  for (let at = 0; at < ranges.length; at += 1)
    sums.set(
      layerSums(chain, meanings.subarray(at * partWidth, (at + 1) * partWidth)),
      at * chain.hidden,
    );
  const features = partFeaturesOf(tokens, ranges, states, language);
  const shares = marginalsOf(emissionsOf(chain, features, sums), chain.transitions);
  return ranges.map((range, at) => ({ range, told: shares[at * 2 + 1] ?? 0 }));
}

/** A clause, cut where those it is said to change. */
function grouped([from, to]: ClauseRange, parts: readonly Part[]): Part[] {
  const groups: { range: [number, number]; told: number; words: number }[] = [];
  for (const { range, told } of parts) {
    const last = groups.at(-1);
    const words = range[1] - range[0];
    if (last && last.told >= forVisitors === told >= forVisitors) {
      last.told = (last.told * last.words + told * words) / (last.words + words);
      last.words += words;
      last.range[1] = range[1];
    } else groups.push({ range: [groups.length === 0 ? from : range[0], range[1]], told, words });
  }
  const last = groups.at(-1);
  if (last === undefined) return [{ range: [from, to], told: 0 }];
  last.range[1] = to;
  return groups;
}
