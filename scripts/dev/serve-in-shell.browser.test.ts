import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { copyCheckout } from '../test/copy-checkout';
import type { CheckoutCopy } from '../test/copy-checkout';
import { findBrowser } from '../test/find-browser';
import { freePort } from '../../api-host/src/testing/free-port';
import { devAdmin } from './dev-host';

let copy: CheckoutCopy;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;

/** `npm run dev -w mfe-projects` as typed, in a checkout that has no other remote's sources. */
async function startServer(): Promise<ChildProcess> {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ['scripts/bootstrap.mjs', 'dev', 'mfe-projects', '--port', String(port)],
    { cwd: copy.folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('runs inside the shell')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => {
      reject(new Error(`The development server ended:\n${output}`));
    });
  });
  return child;
}

before(async () => {
  copy = await copyCheckout();
  for (const other of ['mfe-auth', 'mfe-workspace', 'mfe-admin', 'mfe-upsell']) {
    await rm(path.join(copy.folder, other), { recursive: true });
  }
  server = await startServer();
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  browser = await chromium.launch({ executablePath: await findBrowser(), args });
  page = await browser.newPage();
});

after(async () => {
  await browser.close();
  server.kill('SIGINT');
  await once(server, 'exit');
  await copy.remove();
});

test('a saved component is replaced in the page, which keeps its state', async () => {
  await page.goto(`${url}/template`);
  await page
    .getByRole('button', { name: /Select/ })
    .first()
    .click();
  await page.getByText('1 event(s) selected').waitFor();
  const file = path.join(
    copy.folder,
    'mfe-projects/src/features/event-template/event-template.route.tsx',
  );
  const source = await readFile(file, 'utf8');
  assert.ok(source.includes('Upcoming Events'));
  await writeFile(file, source.replaceAll('Upcoming Events', 'Events to come'));
  await page.getByRole('heading', { name: 'Events to come' }).waitFor();
  assert.equal(await page.getByText('1 event(s) selected').isVisible(), true);
});

test('it runs in the real shell, beside remotes whose sources are not there', async () => {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Email' }).fill(devAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(devAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Tutorials', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome/, level: 1 }).waitFor();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const from = (part: RegExp): boolean => scripts.some((script) => part.test(script));
  assert.ok(from(/^\/remotes\/projects\/[\d.]+-dev\/remoteEntry\.js$/), scripts.join('\n'));
  assert.ok(from(/^\/remotes\/upsell\/[\d.]+-[\da-f]{8}\/remoteEntry\./), scripts.join('\n'));
});
