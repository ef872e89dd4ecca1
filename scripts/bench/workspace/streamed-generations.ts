import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startGatedModel } from '../../../e2e/support/gated-model';
import type { GatedModel } from '../../../e2e/support/gated-model';
import { startHost } from '../../test/host-process';
import { inNewTab, signInAsAdmin } from '../screens/member-tab';
import { timeKeys } from '../screens/key-presses';
import { writeLargeSite } from './large-site';
import { longestTaskDuring } from './longest-task';

const siteBytes = 200_000;

/** About as fast as a quick model writes: the site arrives in five seconds. */
const pieceBytes = 2_000;
const pieceEveryMs = 50;

const generations = 10;
const typed = '<p>Fresh every day</p>';

export interface StreamedRound {
  readonly longestTaskMs: number;
  /** Of the heap after ten generations to that after the first. */
  readonly heapRatio: number;
  readonly keyMs: number;
}

async function streamSite(model: GatedModel): Promise<void> {
  const site = writeLargeSite(siteBytes);
  for (let at = 0; at < site.length; at += pieceBytes) {
    model.say(site.slice(at, at + pieceBytes));
    await wait(pieceEveryMs);
  }
  model.finish();
}

/** Bytes of the page's heap that something still holds. */
async function heldHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Types into the page's code. */
async function typeCode(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('treeitem', { name: 'index.html' }).click();
  await page.getByRole('textbox', { name: /^Code of / }).click();
  await page.keyboard.press('Control+End');
  return Math.max(...(await timeKeys(page, typed)));
}

async function measureTab(
  browser: Browser,
  page: Page,
  model: GatedModel,
  generate: () => Promise<void>,
): Promise<StreamedRound> {
  await generate();
  const isReady = async (): Promise<void> => {
    await page.getByText('Ready', { exact: true }).waitFor({ timeout: 120_000 });
  };
  const longestTaskMs = await longestTaskDuring(browser, page, async () => {
    await streamSite(model);
    await isReady();
  });
  const first = await heldHeap(page);
  for (let n = 1; n < generations; n += 1) {
    // By the menu: a new document would begin with a new heap.
    await page.locator('nav a[href="/create-project"]').first().click();
    await generate();
    await streamSite(model);
    await isReady();
  }
  const heapRatio = (await heldHeap(page)) / first;
  return { longestTaskMs, heapRatio, keyMs: await typeCode(page) };
}

/** Generations of a large site by a model that streams: how the workspace bears them. */
export async function measureStreaming(
  browser: Browser,
  rounds: number,
): Promise<readonly StreamedRound[]> {
  const model = await startGatedModel();
  const host = await startHost({
    GENERATION_PROVIDER: 'openai-compatible',
    GENERATION_MODEL: 'test-model',
    OPENAI_BASE_URL: model.url,
    PROJECTS_PER_MEMBER: '99999',
  });
  const taken: StreamedRound[] = [];
  let asked = 0;
  try {
    const { storage } = await signInAsAdmin(host);
    while (taken.length < rounds) {
      const round = await inNewTab(browser, storage, async (page) => {
        await page.goto(`${host.appUrl}/create-project`);
        return measureTab(browser, page, model, async () => {
          const prompt = page.getByRole('textbox', { name: 'Describe your website' });
          await prompt.fill('A bakery');
          await page.getByRole('button', { name: 'Generate' }).click();
          await page.waitForURL(/\/workspace/);
          asked += 1;
          await model.asked(asked);
        });
      });
      taken.push(round);
    }
    return taken;
  } finally {
    await host.stop();
    await model.close();
  }
}
