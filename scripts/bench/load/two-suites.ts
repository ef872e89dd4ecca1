import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { buildSuite } from '../../build/build-suite';
import { findBrowser } from '../../test/find-browser';
import { startHost } from '../../test/host-process';
import { layOutSingleSuite } from '../single-suite';
import { prepareMember } from './prepare-member';
import type { PreparedMember } from './prepare-member';

/** One build behind a host of its own, with a member who has a project. */
export interface ServedSuite extends PreparedMember {
  readonly appUrl: string;
}

export interface TwoSuites {
  readonly browser: Browser;
  readonly federated: ServedSuite;
  /** The same source as one webpack build: what everything is a ratio to. */
  readonly single: ServedSuite;
}

/** Serves both builds at once, so that runs can alternate between them, and removes everything afterwards. */
export async function withTwoSuites(measure: (suites: TwoSuites) => Promise<void>): Promise<void> {
  await buildSuite();
  const folder = await layOutSingleSuite();
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
  try {
    const serve = async (environment: Readonly<Record<string, string>>): Promise<ServedSuite> => {
      const host = await startHost(environment);
      ends.push(() => host.stop());
      return { appUrl: host.appUrl, ...(await prepareMember(host)) };
    };
    const federated = await serve({});
    const single = await serve({ SUITE_DIR: folder });
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
    });
    ends.push(() => browser.close());
    await measure({ browser, federated, single });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
