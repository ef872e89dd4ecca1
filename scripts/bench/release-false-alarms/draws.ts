/** Random numbers with a fixed beginning: the same in every run. */
export interface Draws {
  /** From 0 to 1, without 1. */
  uniform(): number;
}

/** mulberry32. */
export function seededDraws(seed: number): Draws {
  let state = seed;
  return {
    uniform() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
  };
}

/**
 * How many of so many trials hit, exactly: the gaps between hits are geometric, so that it costs as much as there are hits.
 */
export function drawBinomial(draws: Draws, trials: number, chance: number): number {
  if (chance <= 0 || trials <= 0) return 0;
  if (chance >= 1) return trials;
  if (chance > 0.5) return trials - drawBinomial(draws, trials, 1 - chance);
  const scale = Math.log1p(-chance);
  let hits = -1;
  let at = 0;
  while (at <= trials) {
    at += Math.floor(Math.log(1 - draws.uniform()) / scale) + 1;
    hits += 1;
  }
  return hits;
}
