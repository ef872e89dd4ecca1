import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
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

async function timed(browser: Browser, address: string, shown: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await shown(page);
  const took = performance.now() - start;
  await context.close();
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

/** How long the editor takes to show a page, as a ratio to the bare page, with an empty browser cache. */
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
    const taken = { page: [] as number[], editor: [] as number[] };
    // The first round warms the host up.
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await timed(browser, link, heading);
      const opened = await timed(browser, await member.ticket(), editable);
      if (round === 0) continue;
      taken.page.push(bare);
      taken.editor.push(opened);
    }
    const [page, editor] = [median(taken.page), median(taken.editor)];
    console.log(`bare page    ${page.toFixed(0).padStart(6)} ms (median of ${rounds})`);
    console.log(`editor       ${editor.toFixed(0).padStart(6)} ms`);
    console.log(`ratio        ${(editor / page).toFixed(1).padStart(6)}`);
  } finally {
    await browser.close();
    await host.stop();
  }
}
