import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { startHost } from '../test/host-process';
import { buildSuite } from '../build/build-suite';
import { findBrowser } from '../test/find-browser';
import { layOutSingleSuite } from './single-suite';
import { weighPages } from './weigh-pages';
import type { PageWeight } from './weigh-pages';

async function weigh(environment: Readonly<Record<string, string>>): Promise<PageWeight[]> {
  const host = await startHost(environment);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    return await weighPages(browser, host);
  } finally {
    await browser.close();
    await host.stop();
  }
}

function row(federated: PageWeight, single: PageWeight): string {
  const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(8);
  const ratio = (federated.bytes / single.bytes).toFixed(3).padStart(8);
  const requests = `${federated.requests}/${single.requests}`.padStart(10);
  return `${federated.path.padEnd(18)}${kilobytes(federated.bytes)}${kilobytes(single.bytes)}${ratio}${requests}`;
}

/** What federation costs in bytes on a first visit, against the same source as one build. */
export async function benchWeight(): Promise<void> {
  await buildSuite();
  const single = await layOutSingleSuite();
  try {
    const federated = await weigh({});
    const yardstick = await weigh({ SUITE_DIR: single });
    console.log('page              fed. KB  one KB   ratio  requests');
    for (const [index, weight] of federated.entries()) {
      const other = yardstick[index];
      if (other) console.log(row(weight, other));
    }
  } finally {
    await rm(single, { recursive: true });
  }
}
