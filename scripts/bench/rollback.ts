import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { layOutDrillSuite, versions } from '../drill/drill-suite';
import { visit } from '../drill/page-loads';
import { carryOut, launchBrowser, openAsManager, runDrill } from '../drill/run-drill';
import { drillRemote } from '../drill/throw-away-remote';
import { buildSuite } from '../build/build-suite';
import { publish } from '../release/commands/publish';
import { promote, rollback, start } from '../release/commands/rollout';
import { startHost } from '../test/host-process';
import type { RunningHost } from '../test/host-process';

/**
 * What a controller needs that asks a metrics store at an interval and rolls back after so many failed
 * looks. A look a minute and five of them is a usual start; put your own in their place.
 */
const polling = { intervalSeconds: 60, threshold: 5 } as const;

const repetitions = 5;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const now = (): number => Date.now();
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Everyone has the version; a person takes it back; the next page load is timed from the command on. */
async function rollBackOnce(host: RunningHost, browser: Browser): Promise<number> {
  const client = openAsManager(host);
  const { name } = drillRemote;
  await carryOut(start, client, [name, versions.candidate]);
  await carryOut(promote, client, [name], { all: true });
  const before = await visit(browser, host.appUrl, now);
  if (before.shown !== versions.candidate) throw new Error('Not everyone has the new version');
  const begun = now();
  await carryOut(rollback, client, [name]);
  const load = await visit(browser, host.appUrl, now);
  if (load.shown !== versions.stable) throw new Error('The first page load is not the old version');
  return load.endedAt - begun;
}

async function timeCommand(): Promise<number[]> {
  const suite = await layOutDrillSuite(null);
  const host = await startHost({ SUITE_DIR: suite.folder });
  const browser = await launchBrowser();
  try {
    const client = openAsManager(host);
    await client.fetch('/releases.json');
    await carryOut(publish, client, [drillRemote.name], { folder: suite.candidate });
    const times: number[] = [];
    for (let done = 0; done < repetitions; done += 1) times.push(await rollBackOnce(host, browser));
    return times;
  } finally {
    await browser.close();
    await host.stop();
    await rm(suite.folder, { recursive: true });
  }
}

/** How fast a bad version is gone: by a person's command, and by itself. */
export async function benchRollback(): Promise<void> {
  await buildSuite();
  const times = await timeCommand();
  console.log(
    `Command to first page load on the old version: median ${seconds(median(times))} of ${times.map(seconds).join(', ')}`,
  );
  const progress = (): void => {};
  const common = { browsers: 4, share: 5_000, timeoutMs: 180_000, now, wait, progress };
  const drill = await runDrill({ fault: 'evaluation', ...common });
  if (drill.detectMs === null || drill.restoreMs === null) throw new Error(drill.evidence);
  const total = drill.detectMs + drill.restoreMs;
  const needed = polling.intervalSeconds * polling.threshold * 1_000;
  console.log(
    [
      `Drill, detect to restore: ${seconds(total)} (detect ${seconds(drill.detectMs)}, restore ${seconds(drill.restoreMs)}), ${drill.loads.harmed} page loads harmed`,
      `Polling every ${polling.intervalSeconds} s with a threshold of ${polling.threshold}: ${seconds(needed)}`,
      `Ratio: ${(total / needed).toFixed(3)}`,
    ].join('\n'),
  );
}
