import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { drillScene, withoutIt } from '../drill-scene';
import { allWorks } from '../work/all-works';
import type { DrillSettings, FaultKind } from './kind';

const jumpedMs = 3_000;

const minute = 60_000;

/** Loaded into the host before anything else; it reads from a file how far its clock is off. */
const preload = fileURLToPath(new URL('../moved-clock.cjs', import.meta.url));

async function runWithClock(fault: string, settings: DrillSettings, byMs: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-clock-'));
  const file = path.join(folder, 'offset');
  await writeFile(file, '0');
  return drillScene(fault, settings, {
    environment: { NODE_OPTIONS: `--require ${preload}`, DRILL_CLOCK_FILE: file },
    works: ({ host, admin }) => allWorks(host, admin),
    breakIt: ({ host }) => {
      const jump = (ms: number) => void writeFile(file, String(ms));
      const there = withoutIt(
        host,
        jumpedMs,
        () => jump(byMs),
        () => jump(0),
      );
      return async (endWork) => {
        // Work goes on over the jump back, which is the harder one.
        const round = await there(() => {});
        await wait(jumpedMs);
        endWork();
        return round;
      };
    },
    remove: () => rm(folder, { recursive: true }),
  });
}

const jumping = (name: string, summary: string, byMs: number): FaultKind => ({
  name,
  summary,
  databases: ['pglite', 'postgres'],
  run: (settings) => runWithClock(summary, settings, byMs),
});

/** A clock that is set wrong and right again while everything is under way. */
export const clockKinds: readonly FaultKind[] = [
  jumping('clock-ahead', 'the clock jumps ten minutes ahead and back', 10 * minute),
  jumping('clock-behind', 'the clock jumps ten minutes back and ahead again', -10 * minute),
];
