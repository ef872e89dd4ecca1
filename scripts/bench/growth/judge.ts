/**
 * Over three doublings n log n takes 9.4 times as long, the power 1.5 takes 23 times and the square 64 times. Half as
 * much again is for collected garbage and caches that a larger text no longer fits into.
 */
export const allowed = 14;

/** The same growth over two doublings; the power 1.5 takes 8 times as long. */
const allowedOverTwo = allowed ** (2 / 3);

/** Below this a measurement says nothing of growth. */
const leastMs = 5;

/** What takes longer is not made larger still to judge it. */
const longestMs = 10_000;

/** Processor time of the work for a size; `carefully` is of more rounds, without the garbage of sizes before. */
export type TimeOf = (size: number, carefully: boolean) => Promise<number>;

export interface Verdict {
  readonly times: readonly number[];
  readonly growth: number;
  readonly isWorse: boolean;
}

/**
 * Measures at a size and three doublings of it. Where that grows too much, a single leap may be why, as where strings
 * outlive the first collection of garbage. So the largest is measured again, carefully, and doubled further: after a
 * leap two doublings grow as they should, and what grows faster than n log n goes on so.
 */
export async function judge(smallest: number, timeOf: TimeOf): Promise<Verdict> {
  const first = await firstSize(smallest, timeOf);
  const times = [first.ms];
  for (const factor of [2, 4, 8]) times.push(await timeOf(first.size * factor, false));
  const growth = last(times) / Math.max(first.ms, leastMs);
  const isWorse = growth > allowed && !(await wasLeap(first.size * 8, times, timeOf));
  return { times, growth, isWorse };
}

/**
 * Adds the times that it measures to the given. The first is of a size measured before, and the least of both, since
 * code that had to be compiled again after a collection would make what follows seem to grow slowly.
 */
async function wasLeap(from: number, times: number[], timeOf: TimeOf): Promise<boolean> {
  for (let doubling = 0; doubling <= 3 && last(times) < longestMs; doubling += 1) {
    const ms = await timeOf(from * 2 ** doubling, true);
    times.push(doubling === 0 ? Math.min(ms, last(times)) : ms);
    if (doubling >= 2 && last(times) / Math.max(times.at(-3) ?? 0, leastMs) <= allowedOverTwo)
      return true;
  }
  return false;
}

/** Four times as large at most, for what takes too short a time to say anything. */
async function firstSize(smallest: number, timeOf: TimeOf) {
  let size = smallest;
  let ms = await timeOf(size, false);
  while (ms < leastMs && size < smallest * 4) {
    size *= 2;
    ms = await timeOf(size, false);
  }
  return { size, ms };
}

const last = (times: readonly number[]): number => times.at(-1) ?? 0;
