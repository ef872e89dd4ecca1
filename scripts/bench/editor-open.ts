import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  generationTask,
  login,
  openEditor,
  publishWebsite,
  startGeneration,
} from 'shared-kit/contract';
import { buildSuite } from '../build/build-suite';
import { findBrowser } from '../test/find-browser';
import { startHost } from '../test/host-process';

const rounds = 7;
const prompt =
  'A website for Harbour Row, a rowing club in Bergen, with training times and a gallery.';
const title = 'Harbour Row';

/** The calls of one member, as the browser makes them. */
function caller(appUrl: string) {
  let token = '';
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(appUrl + path, {
      headers: body ? headers : {},
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  return {
    signIn: async (email: string, password: string) => {
      token = login.response.parse(await ask(login.path, { email, password })).token;
    },
    generate: async () => {
      const begun = await ask(startGeneration.path, { prompt, type: 0, html: '', css: '', js: '' });
      const { task_id } = startGeneration.response.parse(begun);
      for (;;) {
        const task = generationTask.parse(await ask(`/api/claude/${task_id}`));
        if (task.result) return task.result;
        await wait(200);
      }
    },
    publish: async (body: object): Promise<string> =>
      publishWebsite.response.parse(await ask(publishWebsite.path, body)).link ?? '',
    ticket: async (): Promise<string> =>
      openEditor.response.parse(await ask(openEditor.path, { title })).url ?? '',
  };
}

const newVisitor = (browser: Browser) =>
  browser.newContext({ viewport: { width: 1360, height: 850 } });

async function timed(
  visitor: BrowserContext,
  address: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await visitor.newPage();
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await shown(page);
  const took = performance.now() - start;
  await page.close();
  return took;
}

const heading = async (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

/** Not only in the frame, but uncovered: the panel beside it knows the page. */
async function editable(page: Page): Promise<void> {
  await page.frameLocator('iframe.gjs-frame').getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText('Opening the page').waitFor({ state: 'detached' });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * How long the editor takes to show a page, as a ratio to the bare page: with an empty browser cache, and in
 * a browser that has opened it before, as a member's has from the second time on.
 */
export async function benchEditorOpen(): Promise<void> {
  await buildSuite();
  const host = await startHost();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  try {
    const member = caller(host.appUrl);
    await member.signIn(host.adminEmail, host.adminPassword);
    const { html: htmlcode, css: csscode, js: jscode } = await member.generate();
    const link = await member.publish({ htmlcode, csscode, jscode, title, prompt });
    const taken = { bare: [] as number[], first: [] as number[], again: [] as number[] };
    // The first round warms the host up.
    for (let round = 0; round <= rounds; round += 1) {
      const visitor = await newVisitor(browser);
      const bare = await timed(visitor, link, heading);
      await visitor.close();
      const editing = await newVisitor(browser);
      const first = await timed(editing, await member.ticket(), editable);
      // The browser keeps compiled scripts from the second time it has run them.
      await timed(editing, await member.ticket(), editable);
      const again = await timed(editing, await member.ticket(), editable);
      await editing.close();
      if (round === 0) continue;
      taken.bare.push(bare);
      taken.first.push(first);
      taken.again.push(again);
    }
    const bare = median(taken.bare);
    const print = (what: string, times: readonly number[]): void => {
      const ms = median(times);
      console.log(`${what.padEnd(22)}${ms.toFixed(0).padStart(6)} ms  ${(ms / bare).toFixed(1)}`);
    };
    console.log(`medians of ${rounds}, and the ratio to the bare page`);
    print('bare page', taken.bare);
    print('editor, first time', taken.first);
    print('editor, opened before', taken.again);
  } finally {
    await browser.close();
    await host.stop();
  }
}
