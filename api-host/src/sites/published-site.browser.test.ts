import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { writeDeployment } from '../features/websites/deployment';
import { launchChromium } from '../testing/chromium';
import { serveFakeApp } from '../testing/fake-app-origin';
import type { FakeAppOrigin } from '../testing/fake-app-origin';
import { assertNothingRead, findingsIn, hostileScript, secret } from '../testing/hostile-script';
import { memoryStorage } from '../testing/memory-storage';
import { buildTestSites, listenLocally } from '../testing/test-sites';
import type { Published } from './published/site-visit';

const storage = memoryStorage();
const table = new Map<string, Published>();

let browser: Browser;
let fakeApp: FakeAppOrigin;
let sites: FastifyInstance;
let sitesOrigin: string;
let context: BrowserContext;
let page: Page;
let consoleLines: string[];

before(async () => {
  browser = await launchChromium();
  fakeApp = await serveFakeApp();
  sites = await buildTestSites({
    storage,
    findPublished: async (slug) => table.get(slug),
    appOrigin: fakeApp.origin,
  });
  sitesOrigin = await listenLocally(sites);
});
after(async () => {
  await browser.close();
  await sites.close();
  await fakeApp.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  consoleLines = [];
  page.on('console', (line) => consoleLines.push(line.text()));
  // Signs in: the cookie and the storage are there from now on.
  await page.goto(fakeApp.origin);
});
afterEach(() => context.close());

async function publish(slug: string, files: { html?: string; css?: string; js?: string }) {
  const whole = { html: '', css: '', js: '', ...files };
  const deployment = await writeDeployment(storage, slug, whole, slug);
  table.set(slug, {
    id: slug,
    deployment,
    title: slug,
    published_at: new Date(0),
    suspended_at: null,
  });
  return `${sitesOrigin}/${slug}/`;
}

// A favicon of its own, or the browser asks for one and the answer 404 is a line in the console.
const icon = '<link rel="icon" href="data:,">';

test('a published page works: styles, script, links within it', async () => {
  const url = await publish('works', {
    html: `<!doctype html><html><head>${icon}</head><body><a href="#end">End</a><div style="height:3000px"></div><h1 id="end">End</h1></body></html>`,
    css: 'h1 { color: rgb(1, 2, 3) }',
    js: 'document.title = "ran"',
  });
  await page.goto(url);
  assert.equal(await page.title(), 'ran');
  const colour = await page.evaluate("getComputedStyle(document.querySelector('h1')).color");
  assert.equal(colour, 'rgb(1, 2, 3)');
  await page.locator('a').click();
  assert.equal(page.url(), `${url}#end`);
  assert.deepEqual(consoleLines, []);
});

test('a module script of a published page runs', async () => {
  const html = `<head>${icon}<script type="module" src="script.js"></script></head><body></body>`;
  await page.goto(await publish('module', { html, js: 'document.title = import.meta.url;' }));
  assert.equal(await page.title(), `${sitesOrigin}/module/script.js`);
  assert.deepEqual(consoleLines, []);
});

test('a republish shows at a plain reload', async () => {
  await page.goto(await publish('fresh', { html: '<p>old</p>' }));
  await publish('fresh', { html: '<p>new</p>' });
  await page.reload();
  assert.equal(await page.locator('p').innerText(), 'new');
});

test('the app may frame a published page, which then reads nothing; others may not', async (t) => {
  const url = await publish('framed', { js: hostileScript(fakeApp.origin) });
  const frameOn = (target: Page) =>
    target.evaluate(`new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.addEventListener('load', resolve);
      frame.src = ${JSON.stringify(url)};
      document.body.append(frame);
    })`);
  await frameOn(page);
  const frame = page.mainFrame().childFrames()[0];
  assert.ok(frame);
  assertNothingRead(await findingsIn(frame));
  assert.equal(page.url(), `${fakeApp.origin}/`);

  const stranger = await serveFakeApp();
  t.after(stranger.close);
  await page.goto(stranger.origin);
  await frameOn(page);
  assert.equal(page.mainFrame().childFrames()[0]?.url(), 'chrome-error://chromewebdata/');
});

test('what a published page opens in a new tab runs as usual, and apart', async () => {
  const html = `<a target="_blank" rel="opener" href="${fakeApp.origin}/">App</a>`;
  await page.goto(await publish('outward', { html }));
  const opened = context.waitForEvent('page');
  await page.locator('a').click();
  const app = await opened;
  await app.waitForLoadState();
  assert.equal(await app.evaluate("localStorage.getItem('token')"), secret);
  assert.equal(await app.evaluate('window.opener'), null);
});

test('no page of this origin keeps or gets a cookie of its own', async () => {
  await page.goto(await publish('cookies', { js: 'try { document.cookie = "a=1" } catch {}' }));
  assert.deepEqual(
    (await context.cookies()).map(({ name }) => name),
    ['session'],
  );
});
