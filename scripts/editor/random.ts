/** The same numbers for the same seed: a failing round can be run again. */
export interface Random {
  next(): number;
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: (list) => {
      const chosen = list[integer(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
