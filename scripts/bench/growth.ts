import { parseArgs } from 'node:util';
import { places } from './growth/places';

/**
 * Over three doublings n log n takes 9.4 times as long, the power 1.5 takes 23 times and the square 64 times. Half as
 * much again is for collected garbage and caches that a larger text no longer fits into. Time is the processor's, and
 * the least of three, so that a busy machine adds nothing.
 */
const allowed = 14;

/** Below this a measurement says nothing of growth. */
const leastMs = 5;

/** Whatever a member sends, the time it costs grows no faster than n log n; `--only repair` measures what is so named. */
export async function benchGrowth(): Promise<void> {
  const options = { only: { type: 'string', default: '' } } as const;
  const { only } = parseArgs({ options, strict: false, allowPositionals: true }).values;
  const worse: string[] = [];
  for (const { what, sizes, work } of places.filter((place) => place.what.includes(String(only)))) {
    const times: number[] = [];
    for (const size of sizes) times.push(await quickest(() => work(size)));
    const growth = (times.at(-1) ?? 0) / Math.max(times[0] ?? 0, leastMs);
    if (growth > allowed) worse.push(what);
    const list = times.map((ms) => ms.toFixed(1).padStart(9)).join('');
    console.log(`${what.padEnd(44)}${list} ms   ×${growth.toFixed(1)}`);
  }
  console.log(
    worse.length === 0
      ? `8 times the size: nothing takes more than ×${allowed}`
      : `8 times the size: more than ×${allowed}: ${worse.join(', ')}`,
  );
  if (worse.length > 0) process.exitCode = 1;
}

async function quickest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}
