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
const longestMs = 20_000;

export interface Verdict {
  readonly times: readonly number[];
  readonly growth: number;
  readonly isWorse: boolean;
}

/**
 * Measures at a size and three doublings of it. Where that grows too much, a single leap may be why, as where strings
 * outlive the first collection of garbage. So it goes on for two doublings: after a leap the growth is as before, and
 * what grows faster than n log n goes on so.
 */
export async function judge(
  smallest: number,
  timeOf: (size: number) => Promise<number>,
): Promise<Verdict> {
  const first = await firstSize(smallest, timeOf);
  let { size } = first;
  const times = [first.ms];
  const double = async (): Promise<void> => {
    size *= 2;
    times.push(await timeOf(size));
  };
  for (let doubling = 0; doubling < 3; doubling += 1) await double();
  const growth = last(times) / Math.max(first.ms, leastMs);
  if (growth <= allowed) return { times, growth, isWorse: false };
  for (let doubling = 0; doubling < 2 && last(times) < longestMs; doubling += 1) {
    await double();
    const overTwo = last(times) / Math.max(times.at(-3) ?? 0, leastMs);
    if (overTwo <= allowedOverTwo) return { times, growth, isWorse: false };
  }
  return { times, growth, isWorse: true };
}

/** Four times as large at most, for what takes too short a time to say anything. */
async function firstSize(smallest: number, timeOf: (size: number) => Promise<number>) {
  let size = smallest;
  let ms = await timeOf(size);
  while (ms < leastMs && size < smallest * 4) {
    size *= 2;
    ms = await timeOf(size);
  }
  return { size, ms };
}

const last = (times: readonly number[]): number => times.at(-1) ?? 0;
