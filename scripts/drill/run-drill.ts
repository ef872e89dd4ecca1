import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { getReleaseHistory } from 'shared-kit/contract/releases';
import { buildSuite } from '../build/build-suite';
import type { Command, Values } from '../release/command';
import { publish } from '../release/commands/publish';
import { start } from '../release/commands/rollout';
import { HostRefusal, openHost } from '../release/host-client';
import type { HostClient } from '../release/host-client';
import { findBrowser } from '../test/find-browser';
import { startHost } from '../test/host-process';
import type { RunningHost } from '../test/host-process';
import { reportDrill } from './drill-report';
import type { DrillReport } from './drill-report';
import { layOutDrillSuite, versions } from './drill-suite';
import { visit } from './page-loads';
import type { PageLoad } from './page-loads';
import { drillRemote } from './throw-away-remote';
import type { Fault } from './throw-away-remote';

export interface DrillOptions {
  readonly fault: Fault;
  /** Browsers at once. */
  readonly browsers: number;
  /** Share of browsers that get the candidate, in 10,000ths; the bake time never ends by itself. */
  readonly share: number;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly progress: (done: number, all: number, what: string) => void;
}

/** Opens the temporary host for somebody who may release. */
export function openAsManager({ appUrl, adminEmail, adminPassword }: RunningHost): HostClient {
  return openHost(appUrl, { token: undefined, email: adminEmail, password: adminPassword });
}

/** A release command against the temporary host, as it is typed. */
export async function carryOut(
  command: Command,
  host: HostClient,
  positionals: readonly string[],
  values: Values = {},
): Promise<void> {
  const quiet = { progress: () => {}, wait: async () => {}, now: () => 0 };
  await command.run({ host, positionals, values, ...quiet });
}

/** Starts a browser as the drill's members have it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/** When and why the controller took the candidate back; null while it has not, or the host has too much to do to say. */
async function findRollback(client: HostClient) {
  const query = { remote: drillRemote.name, limit: 1 };
  const history = await client.call(getReleaseHistory, { query }).catch((error: unknown) => {
    // The browsers of the drill keep a small machine busy; it is asked again in a moment.
    if (error instanceof HostRefusal && error.status === 503) return null;
    throw error;
  });
  const last = history?.entries[0];
  return last?.action === 'rollback' ? { at: Date.parse(last.at), why: last.why } : null;
}

/** How often the drill asks whether the candidate has been taken back. */
const askEveryMs = 200;

/** Visits with several browsers until the candidate was taken back and each of them has come back once. */
async function watchMembers(host: RunningHost, browser: Browser, options: DrillOptions) {
  const { now, wait, timeoutMs, browsers, progress } = options;
  const client = openAsManager(host);
  const visits: PageLoad[] = [];
  const end = now() + timeoutMs;
  let rollback: Awaited<ReturnType<typeof findRollback>> = null;
  const member = async (): Promise<void> => {
    for (;;) {
      const isLast = rollback !== null || now() > end;
      visits.push(await visit(browser, host.appUrl, now));
      if (isLast) return;
    }
  };
  const watch = async (): Promise<void> => {
    while (rollback === null && now() < end) {
      rollback = await findRollback(client);
      const harmed = visits.filter((load) => load.harmed).length;
      progress(harmed, visits.length, 'page loads harmed so far');
      await wait(askEveryMs);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: browsers }, member)]);
  return { visits, rollback };
}

/** A broken version for real browsers on a host of its own, until it has been taken back by itself. */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const { fault, share, progress } = options;
  progress(0, 3, 'building what is stale');
  await buildSuite('silent');
  const suite = await layOutDrillSuite(fault);
  progress(1, 3, 'starting a host');
  const host = await startHost({ SUITE_DIR: suite.folder });
  const browser = await launchBrowser();
  try {
    const client = openAsManager(host);
    progress(2, 3, 'publishing the broken candidate');
    // The first page seeds the record.
    await client.fetch('/releases.json');
    await carryOut(publish, client, [drillRemote.name], { folder: suite.candidate });
    const steps = `${share / 100}%:1d`;
    await carryOut(start, client, [drillRemote.name, versions.candidate], { steps });
    progress(3, 3, 'browsers are on their way');
    const { visits, rollback } = await watchMembers(host, browser, options);
    return reportDrill({ fault, visits, rollback, stable: versions.stable });
  } finally {
    await browser.close();
    await host.stop();
    await rm(suite.folder, { recursive: true });
  }
}
