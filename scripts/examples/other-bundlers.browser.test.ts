import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { login } from 'shared-kit/contract';
import { suiteRecord } from 'shared-kit/contract/releases';
import { openHost } from '../release/host-client';
import { runRelease } from '../release/run-release';
import { findBrowser } from '../test/find-browser';
import { startHost } from '../test/host-process';
import type { RunningHost } from '../test/host-process';
import { containerName } from 'build-kit/remote-build';
import { buildPlainHost, buildViteRemote } from './build-examples';

let folder: string;
let host: RunningHost;
let browser: Browser;
let plain: Server;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-examples-'));
  host = await startHost();
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  browser = await chromium.launch({ executablePath: await findBrowser(), args });
});
after(async () => {
  await browser.close();
  await host.stop();
  plain?.close();
  await rm(folder, { recursive: true });
});

const credentials = () => ({
  token: undefined,
  email: host.adminEmail,
  password: host.adminPassword,
});

async function release(...parameters: string[]): Promise<void> {
  const { code, out, err } = await runRelease(parameters, {
    openHost: () => openHost(host.appUrl, credentials()),
    progress: () => {},
    wait: async () => {},
    now: () => 0,
  });
  assert.equal(code, 0, out + err);
}

/** A page of somebody who is signed in, and everything that goes wrong in it. */
async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const { token, user } = await openHost(host.appUrl, credentials()).call(login, {
    body: { email: host.adminEmail, password: host.adminPassword },
  });
  const page = await browser.newPage();
  await page.addInitScript(
    ([session, record]) => {
      localStorage.setItem('token', session ?? '');
      localStorage.setItem('data', record ?? '');
      localStorage.setItem('expiry', String(Date.now() + 86_400_000));
    },
    [token, JSON.stringify(user)] as const,
  );
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems };
}

test('a remote built by Vite is published and runs in the shell, with its React, store and kit', async () => {
  const build = path.join(folder, 'vite');
  await buildViteRemote(build);
  await release('publish', 'vite-example', '--folder', build);
  await release('start', 'vite-example', '1.0.0');
  const { page, problems } = await openPage();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.goto(`${host.appUrl}/vite-example`);
  await page.getByRole('heading', { name: 'Built by Vite', level: 1 }).waitFor();
  // State needs the shell's own React, the name its own store.
  await page.getByRole('button', { name: 'Clicked 0 times' }).click();
  await page.getByRole('button', { name: 'Clicked 1 times' }).waitFor();
  await page.getByText(/^Signed in as \w+/).waitFor();
  // The shell was built before this remote was: the entry is the remote's own.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Built by Vite' }).waitFor();
  const own = scripts.filter((url) => url.includes('/remotes/vite-example/1.0.0/'));
  assert.ok(own.length > 1, scripts.join('\n'));
  const texts = await Promise.all(own.map(async (url) => (await fetch(url)).text()));
  assert.deepEqual(
    own.filter((_, at) => texts[at]?.includes('react.transitional.element')),
    [],
    'it brings no React',
  );
  assert.deepEqual(problems, []);
  await page.close();
});

async function servePlainHost(): Promise<string> {
  const build = path.join(folder, 'plain-host');
  await buildPlainHost(build);
  const html =
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script src="/main.js"></script>';
  plain = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(html);
      return;
    }
    readFile(path.join(build, path.basename(pathname))).then(
      (file) => response.setHeader('content-type', 'text/javascript').end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => plain.listen(0, 'localhost', resolve));
  return `http://localhost:${(plain.address() as AddressInfo).port}`;
}

test('a small host that is none of ours runs a page of one of our remotes', async () => {
  const url = await servePlainHost();
  const document = (await (await fetch(`${host.appUrl}/releases.json`)).json()) as {
    payload: string;
  };
  const { remotes } = suiteRecord.parse(JSON.parse(document.payload));
  const release = remotes['projects']?.stable;
  assert.ok(release);
  const query = new URLSearchParams({
    entry: host.appUrl + release.base + release.entry,
    name: containerName('projects'),
    page: '/template',
  });
  const { page, problems } = await openPage();
  await page.goto(`${url}/?${query}`);
  await page.getByRole('heading', { name: 'Upcoming Events' }).waitFor();
  await page
    .getByRole('button', { name: /Select/ })
    .first()
    .click();
  await page.getByText('1 event(s) selected').waitFor();
  assert.deepEqual(problems, []);
  await page.close();
});
