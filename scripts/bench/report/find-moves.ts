import type { BenchFigures, Figure } from './write-figures';

/** What two runs of the same code differ by beside the spread of their rounds, on a machine that does other things too. */
const noise = 0.1;

/** A figure beside the committed one. */
export interface Move {
  readonly name: string;
  readonly before: Figure;
  readonly now: Figure;
  /** `same` where the two spreads touch. */
  readonly verdict: 'better' | 'worse' | 'same';
}

export interface Comparison {
  readonly moves: readonly Move[];
  /** Measured now and not committed. */
  readonly added: readonly string[];
  /** Committed for a bench that ran, and not measured any more. */
  readonly missing: readonly string[];
}

function judge(before: Figure, now: Figure): Move['verdict'] {
  const isAbove = now.low > before.high * (1 + noise);
  const isBelow = now.high < before.low * (1 - noise);
  if (!isAbove && !isBelow) return 'same';
  return isAbove === (now.better === 'higher') ? 'better' : 'worse';
}

const named = (benches: readonly BenchFigures[]): Map<string, Figure> =>
  new Map(
    benches.flatMap(({ bench, ratios }) =>
      ratios.map((figure) => [`${bench} ${figure.name}`, figure] as const),
    ),
  );

/** What has moved beyond its noise since the committed figures. */
export function findMoves(
  committed: readonly BenchFigures[],
  measured: readonly BenchFigures[],
): Comparison {
  const before = named(committed);
  const now = named(measured);
  const ran = new Set(measured.map(({ bench }) => bench));
  const moves: Move[] = [];
  const added: string[] = [];
  for (const [name, figure] of now) {
    const old = before.get(name);
    if (old) moves.push({ name, before: old, now: figure, verdict: judge(old, figure) });
    else added.push(name);
  }
  const missing = named(committed.filter(({ bench }) => ran.has(bench)));
  return { moves, added, missing: [...missing.keys()].filter((name) => !now.has(name)) };
}
