import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { writeDeployment } from '../features/websites/deployment';
import { siteAddresses } from '../features/websites/site-addresses';
import { launchChromium } from '../testing/chromium';
import { memoryStorage } from '../testing/memory-storage';
import { buildTestSites, listenLocally } from '../testing/test-sites';
import type { Published } from './published/site-visit';
import { waitUntilTrue } from '../testing/wait-until-true';

/* What a website with a name of its own keeps in a browser, and that nobody else gets it. */

const storage = memoryStorage();
const table = new Map<string, Published>();

let browser: Browser;
const sites: FastifyInstance[] = [];
let port: number;
let domainPort: number;

async function open(sitesUrl: string, sitesDomain: string | null): Promise<number> {
  const app = await buildTestSites({
    storage,
    addresses: siteAddresses({ sitesUrl, sitesDomain }),
    findPublished: async (slug) => table.get(slug),
    appOrigin: 'http://localhost:1',
  });
  sites.push(app);
  return Number(new URL(await listenLocally(app)).port);
}

async function publish(slug: string, js: string): Promise<void> {
  const files = { html: '<!doctype html><link rel="icon" href="data:,"><p>Page</p>', css: '', js };
  const deployment = await writeDeployment(storage, slug, files, slug);
  const published_at = new Date(0);
  table.set(slug, { id: slug, deployment, title: slug, published_at, suspended_at: null });
}

before(async () => {
  browser = await launchChromium(['--host-resolver-rules=MAP *.sites.test 127.0.0.1']);
  port = await open('http://localhost', null);
  domainPort = await open('http://sites.test', 'sites.test');
  await publish(
    'habits',
    `localStorage.setItem('done', String(Number(localStorage.getItem('done')) + 1));
     document.title = localStorage.getItem('done');`,
  );
  await publish('other', '');
});
after(async () => {
  await browser.close();
  await Promise.all(sites.map((app) => app.close()));
});

const at = (slug: string) => `http://${slug}.localhost:${port}/`;
const below = (slug: string) => `http://${slug}.sites.test:${domainPort}/`;

async function openContext(t: TestContext): Promise<BrowserContext> {
  const context = await browser.newContext();
  t.after(() => context.close());
  return context;
}

async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('what a page stores is there after a reload, and in the next visit', async (t) => {
  const context = await openContext(t);
  const page = await visit(context, at('habits'));
  assert.equal(await page.title(), '1');
  await page.reload();
  assert.equal(await page.title(), '2');
  await page.close();
  assert.equal(await (await visit(context, at('habits'))).title(), '3');
});

test('another website sees none of it, nor does the page at its path', async (t) => {
  const context = await openContext(t);
  await visit(context, at('habits'));
  const other = await visit(context, at('other'));
  assert.equal(await other.evaluate('localStorage.length'), 0);
  assert.deepEqual(await other.evaluate('indexedDB.databases()'), []);
  await other.goto(`http://localhost:${port}/habits/`);
  const atPath = 'try { localStorage.length } catch (error) { error.name }';
  assert.equal(await other.evaluate(atPath), 'SecurityError');
});

test('a website hears nothing of another one, and calls on channels reach nobody', async (t) => {
  const context = await openContext(t);
  const page = await visit(context, at('habits'));
  const other = await visit(context, at('other'));
  await page.evaluate(`globalThis.heard = []; globalThis.channel = new BroadcastChannel('all');
    channel.onmessage = ({ data }) => heard.push(data); addEventListener('storage', () => heard.push('storage'));`);
  await other.evaluate(
    `new BroadcastChannel('all').postMessage('hello'); localStorage.setItem('a', 'b')`,
  );
  // A second page of the same website is heard: so the channel works, and has nothing else to say.
  const own = await visit(context, at('habits'));
  await own.evaluate(`new BroadcastChannel('all').postMessage('own')`);
  await waitUntilTrue(page, `heard.includes('own')`);
  assert.deepEqual(new Set(await page.evaluate<string[]>('heard')), new Set(['own', 'storage']));
  assert.equal(await page.evaluate(`heard.includes('hello')`), false);
});

for (const domain of ['localhost', '.localhost']) {
  test(`on this machine a cookie for ${domain} is refused`, async (t) => {
    const context = await openContext(t);
    const page = await visit(context, at('other'));
    await page.evaluate(`document.cookie = 'planted=1; path=/; domain=${domain}'`);
    assert.deepEqual(await context.cookies(), []);
  });
}

/**
 * The names of a context's cookies, once there are as many. Chromium returns from `document.cookie = …` before
 * its network service has stored the cookie, so asking once would race with it.
 */
async function storedCookies(page: Page, expected: number): Promise<string[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const names = (await page.context().cookies()).map(({ name }) => name).toSorted();
    if (names.length >= expected || Date.now() > deadline) return names;
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 20))');
  }
}

test('a cookie for the domain of all websites is gone before another page runs; its own stays', async (t) => {
  const context = await openContext(t);
  await publish('reader', 'document.title = document.cookie');
  const page = await visit(context, below('other'));
  await page.evaluate(`document.cookie = 'planted=1; path=/; domain=sites.test'`);
  await page.evaluate(`document.cookie = 'deep=1; path=/index.html; domain=.sites.test'`);
  await page.evaluate(`document.cookie = 'mine=1'`);
  assert.deepEqual(await storedCookies(page, 3), ['deep', 'mine', 'planted']);
  const reader = await visit(context, below('reader'));
  assert.equal(await reader.title(), '');
  await reader.goto(`${below('reader')}index.html`);
  assert.equal(await reader.title(), '');
  await page.reload();
  assert.equal(await page.evaluate('document.cookie'), 'mine=1');
});

test('no service worker stays behind to answer for a website that is taken down', async (t) => {
  const context = await openContext(t);
  const page = await visit(context, at('other'));
  const outcome = await page.evaluate(
    `navigator.serviceWorker.register('script.js').then(() => 'registered', ({ name }) => name)`,
  );
  assert.equal(outcome, 'SecurityError');
  const asked = await sites[0]?.inject({
    url: '/script.js',
    headers: { host: `other.localhost:${port}`, 'service-worker': 'script' },
  });
  assert.equal(asked?.statusCode, 403);
});

test('no page asks a person or a device for anything', async (t) => {
  const page = await visit(await openContext(t), at('other'));
  const where = `new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve(0), ({ code }) => resolve(code)))`;
  assert.equal(await page.evaluate(where), 1);
  const stored = `navigator.storage.persist().then(String, ({ name }) => name)`;
  assert.equal(await page.evaluate(stored), 'false');
});

test('the browser keeps the origins of two websites apart', async (t) => {
  const page = await visit(await openContext(t), at('other'));
  assert.equal(await page.evaluate('self.originAgentCluster'), true);
  await page.evaluate(`try { document.domain = 'localhost' } catch {}`);
  assert.equal(await page.evaluate('document.domain'), 'other.localhost');
});
