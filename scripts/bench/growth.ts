import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { allowed, judge } from './growth/judge';
import type { Place } from './growth/place';
import { places } from './growth/places';

/** What takes a few milliseconds is measured several times; a run of seconds says enough by itself. */
const mostRounds = 5;
const quick = { least: 1, enoughMs: 150 };
const careful = { least: 3, enoughMs: 1_000 };

/**
 * With Node's own, of 16 MB, objects of large sizes outlive collections that those of small sizes do not see: up to
 * three times the growth of the work itself.
 */
const youngObjects = ['--min-semi-space-size=128', '--max-semi-space-size=128', '--expose-gc'];

/**
 * Whatever a member sends, the time it costs grows no faster than n log n. `--only repair` measures what is so named,
 * `--from 378` goes on with the 378th of what a run before did not reach.
 */
export async function benchGrowth(): Promise<void> {
  if (youngObjects.every((flag) => process.execArgv.includes(flag))) return measureGrowth();
  const command = ['scripts/bootstrap.mjs', 'bench', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [...youngObjects, ...command], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

async function measureGrowth(): Promise<void> {
  const options = {
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
  } as const;
  const { only, from } = parseArgs({ options, strict: false, allowPositionals: true }).values;
  const worse: string[] = [];
  const failed: string[] = [];
  const named = places.filter(({ what }) => what.includes(String(only)));
  for (const place of named.slice(Number(from) - 1)) {
    try {
      if (await growsTooMuch(place)) worse.push(place.what);
    } catch (error) {
      failed.push(place.what);
      console.log(`${place.what.padEnd(44)} failed: ${String(error)}`);
    }
  }
  console.log(
    worse.length === 0
      ? `8 times the size: nothing takes more than ×${allowed} steadily`
      : `8 times the size: more than ×${allowed}, and so on: ${worse.join(', ')}`,
  );
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  if (worse.length + failed.length > 0) process.exitCode = 1;
}

async function growsTooMuch({ what, smallest, work }: Place): Promise<boolean> {
  // Until code is compiled the smallest size takes longest, which would hide growth.
  await quickest(() => work(smallest), false);
  const { times, growth, isWorse } = await judge(smallest, (size, carefully) =>
    quickest(() => work(size), carefully),
  );
  const list = times.map((ms) => ms.toFixed(1).padStart(9)).join('');
  console.log(`${what.padEnd(44)}${list} ms   ×${growth.toFixed(1)}${isWorse ? ' worse' : ''}`);
  return isWorse;
}

/** Time is the processor's, and the least of all rounds, so that a busy machine adds nothing. */
async function quickest(work: () => unknown, carefully: boolean): Promise<number> {
  const { least, enoughMs } = carefully ? careful : quick;
  const times: number[] = [];
  let spent = 0;
  // Once: a forced collection also throws compiled code away, so the first round after it is slow.
  if (carefully) globalThis.gc?.();
  while (times.length < least || (times.length < mostRounds && spent < enoughMs)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    spent += (user + system) / 1_000;
  }
  return Math.min(...times);
}
