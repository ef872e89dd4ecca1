import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { buildSuite } from '../build/build-suite';
import { startHost } from '../test/host-process';
import { listScreens } from './lists/list-screens';
import type { ListScreen } from './lists/list-screens';
import { figureOf, writeFigures } from './report/write-figures';
import type { Figure } from './report/write-figures';
import { timeKeys } from './screens/key-presses';
import { inNewTab, launchBrowser, signInAsAdmin, timeUntil } from './screens/member-tab';
import type { SignedIn } from './screens/member-tab';

const usualRounds = 7;

/** Aims of issue 16: to the smallest list, and a frame of sixty a second. */
const aims = { content: 2, keyMs: 16 } as const;

/** Each letter is a search of its own, whether it finds something or not. */
const typed = 'user4';

interface ServedList extends SignedIn {
  readonly size: number;
  readonly address: string;
  readonly contentMs: number[];
  readonly keyMs: number[];
  readonly end: () => Promise<void>;
}

async function serveList(screen: ListScreen, size: number): Promise<ServedList> {
  const data = await mkdtemp(path.join(tmpdir(), 'sitewright-bench-'));
  await screen.fillFolder?.(data, size);
  const host = await startHost({ DATA_DIR: data, PROJECTS_PER_MEMBER: '99999' });
  const member = await signInAsAdmin(host);
  await screen.fillHost?.(member, size);
  const end = async () => {
    await host.stop();
    await rm(data, { recursive: true, force: true });
  };
  const address = host.appUrl + screen.path;
  return { ...member, size, address, contentMs: [], keyMs: [], end };
}

async function visit(browser: Browser, screen: ListScreen, list: ServedList): Promise<void> {
  await inNewTab(browser, list.storage, async (page) => {
    list.contentMs.push(await timeUntil(page, list.address, screen.shown));
    await page.getByRole('searchbox').first().focus();
    list.keyMs.push(Math.max(...(await timeKeys(page, typed))));
  });
}

function figuresOf({ name }: ListScreen, lists: readonly ServedList[]): Figure[] {
  const smallest = lists[0]?.contentMs ?? [];
  return lists.flatMap(({ size, contentMs, keyMs }, at) => {
    const content = { name: `${name}/${size}/content`, better: 'lower' } as const;
    const ratios = contentMs.map((ms, round) => ms / (smallest[round] ?? Number.NaN));
    return [
      at === 0
        ? figureOf(contentMs, { ...content, aim: null, unit: 'ms' })
        : figureOf(ratios, {
            ...content,
            aim: aims.content,
            unit: 'ratio',
            note: `to the list of ${lists[0]?.size}`,
          }),
      figureOf(keyMs, {
        name: `${name}/${size}/key`,
        aim: aims.keyMs,
        better: 'lower',
        unit: 'ms',
        note: `the slowest of ${typed.length} keys in the search box, until its letter is laid out`,
      }),
    ];
  });
}

async function measureScreen(
  browser: Browser,
  screen: ListScreen,
  rounds: number,
): Promise<Figure[]> {
  const lists: ServedList[] = [];
  try {
    for (const size of screen.sizes) lists.push(await serveList(screen, size));
    for (let round = 0; round <= rounds; round += 1) {
      for (const list of lists) await visit(browser, screen, list);
      // The first round warms the hosts up.
      if (round > 0) continue;
      for (const { contentMs, keyMs } of lists) {
        contentMs.length = 0;
        keyMs.length = 0;
      }
    }
    return figuresOf(screen, lists);
  } finally {
    for (const { end } of lists) await end();
  }
}

/**
 * `npm run bench -- lists [--rounds 7] [--screen users]`: the users and projects screens with few and with many, in
 * Chromium: time to content as a ratio to the shortest list, and a key in the search box.
 */
export async function benchLists(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      rounds: { type: 'string', default: String(usualRounds) },
      screen: { type: 'string', multiple: true },
    },
  });
  await buildSuite();
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const screen of listScreens) {
      if (values.screen && !values.screen.includes(screen.name)) continue;
      figures.push(...(await measureScreen(browser, screen, Number(values.rounds))));
    }
    for (const { name, value, unit } of figures) console.log(`${name}: ${value} ${unit}`);
    console.log(await writeFigures('lists', figures));
  } finally {
    await browser.close();
  }
}
