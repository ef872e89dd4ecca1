import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { inlineDocument, previewRunnerPath } from 'shared-kit/contract';
import { writeDeployment } from '../features/websites/deployment';
import { siteAddresses } from '../features/websites/site-addresses';
import { launchChromium } from '../testing/chromium';
import { serveFakeApp } from '../testing/fake-app-origin';
import type { FakeAppOrigin } from '../testing/fake-app-origin';
import { hostilePage, hostileThemes } from '../testing/hostile-pages';
import {
  assertNothingRead,
  assertOnlyMemoryRead,
  assertOnlyOwnRead,
  findingsIn,
  secret,
} from '../testing/hostile-script';
import { memoryStorage } from '../testing/memory-storage';
import { PreviewHarness } from '../testing/preview-harness';
import { buildTestSites, listenLocally } from '../testing/test-sites';
import type { Published } from './published/site-visit';

/*
 * Every hostile page in every place generated code is shown, beside a member who is signed in: a table,
 * so that a new place or a new page meets all of the other side.
 */

const storage = memoryStorage();
const table = new Map<string, Published>();

let browser: Browser;
let fakeApp: FakeAppOrigin;
/** The sites origin in both modes; the first one also shows previews and share links. */
const origins: FastifyInstance[] = [];
let atPaths: number;
let atNames: number;

async function openSites(sitesDomain: string | null): Promise<number> {
  const sites = await buildTestSites({
    storage,
    addresses: siteAddresses({ sitesUrl: 'http://localhost', sitesDomain }),
    findPublished: async (slug) => table.get(slug),
    findShared: async (token) => {
      const site = table.get(slugOf(Number.parseInt(token, 10)));
      return site && { home: site.id, folder: site.deployment, state: 'live' };
    },
    appOrigin: fakeApp.origin,
  });
  origins.push(sites);
  return Number(new URL(await listenLocally(sites)).port);
}

const slugOf = (theme: number) => `theme-${theme}`;
/** Begins with the theme's number, for `findShared` above. */
const tokenOf = (theme: number) => String(theme).padEnd(43, '-');

async function publish(slug: string, html: string): Promise<void> {
  const files = { html, css: '', js: `window.stolen = '${secret}';` };
  const deployment = await writeDeployment(storage, slug, files, slug);
  const published_at = new Date(0);
  table.set(slug, { id: slug, deployment, title: slug, published_at, suspended_at: null });
}

const page = (script: string) =>
  `<!doctype html><title>Hostile</title><body><script>${script}</script>`;

before(async () => {
  [browser, fakeApp] = await Promise.all([launchChromium(), serveFakeApp()]);
  atPaths = await openSites(null);
  atNames = await openSites('localhost');
  await publish('neighbour', `<p>${secret}</p>`);
});
after(async () => {
  await browser.close();
  await Promise.all([...origins.map((origin) => origin.close()), fakeApp.close()]);
});

/** Shows the page of a theme, by its number, and answers where it runs. */
type Show = (theme: number, script: string) => Promise<Frame | Page>;

interface Place {
  /** What a page may find there, where it is more than nothing. */
  readonly assertRead?: typeof assertNothingRead;
  /** Where the neighbour's page is, seen from there. */
  readonly neighbour: () => string;
  /** Signs a member in and prepares what all themes share; previews are shown one after the other. */
  readonly open: (context: BrowserContext) => Promise<{ readonly app: Page; readonly show: Show }>;
}

const neighbourAtPath = () => `http://localhost:${atPaths}/neighbour/`;

async function openApp(context: BrowserContext): Promise<Page> {
  const app = await context.newPage();
  await app.goto(fakeApp.origin);
  return app;
}

/** A published page as a member opens it: from the app, in a window that knows its opener. */
const publishedAt =
  (address: (theme: number) => string): Place['open'] =>
  async (context) => {
    const app = await openApp(context);
    const show: Show = async (theme, script) => {
      const slug = slugOf(theme);
      await publish(slug, page(script));
      const url = address(theme);
      const opened = context.waitForEvent('page', async (one) => {
        await one.waitForURL((at) => at.href !== 'about:blank');
        return one.url() === url;
      });
      await app.evaluate(`void window.open(${JSON.stringify(url)})`);
      return opened;
    };
    return { app, show };
  };

async function openPreview(context: BrowserContext): Promise<PreviewHarness> {
  const runner = `http://localhost:${atPaths}${previewRunnerPath}`;
  return PreviewHarness.open(context, fakeApp.origin, runner);
}

const documentOf = (script: string) =>
  inlineDocument({ html: page(script), css: '', js: '' }, 'Hostile');

const places: Readonly<Record<string, Place>> = {
  'a published page at a path': {
    neighbour: neighbourAtPath,
    open: publishedAt((theme) => `http://localhost:${atPaths}/${slugOf(theme)}/`),
  },
  'a published page with a name of its own': {
    assertRead: assertOnlyOwnRead,
    neighbour: () => `http://neighbour.localhost:${atNames}/`,
    open: publishedAt((theme) => `http://${slugOf(theme)}.localhost:${atNames}/`),
  },
  'a published page with a name, where paths answer too': {
    assertRead: assertOnlyOwnRead,
    neighbour: () => `http://neighbour.localhost:${atPaths}/`,
    open: publishedAt((theme) => `http://${slugOf(theme)}.localhost:${atPaths}/`),
  },
  'a published page with a name, beside one at a path': {
    assertRead: assertOnlyOwnRead,
    neighbour: neighbourAtPath,
    open: publishedAt((theme) => `http://${slugOf(theme)}.localhost:${atPaths}/`),
  },
  'a shared preview': {
    neighbour: neighbourAtPath,
    open: publishedAt((theme) => `http://localhost:${atPaths}/_share/${tokenOf(theme)}/`),
  },
  'a published page in a frame of the app': {
    neighbour: neighbourAtPath,
    open: async (context) => {
      const app = await openApp(context);
      const show: Show = async (theme, script) => {
        await publish(slugOf(theme), page(script));
        await app.evaluate(`new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', resolve);
          frame.name = '${slugOf(theme)}';
          frame.src = 'http://localhost:${atPaths}/${slugOf(theme)}/';
          document.body.append(frame);
        })`);
        const shown = app.frame({ name: slugOf(theme) });
        assert.ok(shown);
        return shown;
      };
      return { app, show };
    },
  },
  'the preview': {
    assertRead: assertOnlyMemoryRead,
    neighbour: neighbourAtPath,
    open: async (context) => {
      const preview = await openPreview(context);
      const runner = await preview.openFrame();
      return { app: preview.app, show: (_, script) => preview.render(runner, documentOf(script)) };
    },
  },
  'the preview in a tab of its own': {
    assertRead: assertOnlyMemoryRead,
    neighbour: neighbourAtPath,
    open: async (context) => {
      const preview = await openPreview(context);
      const runner = (await preview.openTab()).mainFrame();
      return { app: preview.app, show: (_, script) => preview.render(runner, documentOf(script)) };
    },
  },
};

test('where nothing stops it, every hostile page finds the secret', async (t) => {
  const context = await browser.newContext();
  t.after(() => context.close());
  const app = await openApp(context);
  for (const [at, theme] of hostileThemes.entries()) {
    await app.goto(`${fakeApp.origin}/own/${at}`);
    assert.match(JSON.stringify(await findingsIn(app)), new RegExp(secret), theme);
  }
});

for (const [name, place] of Object.entries(places)) {
  test(`no hostile page reads anything from ${name}`, async (t) => {
    const context = await browser.newContext();
    t.after(() => context.close());
    const targets = { app: fakeApp.origin, neighbour: place.neighbour() };
    const { app, show } = await place.open(context);
    for (const [at, theme] of hostileThemes.entries()) {
      const served = fakeApp.secretsServed();
      const found = await findingsIn(await show(at, hostilePage(theme, targets)));
      await t.test(theme, () => {
        assert.notEqual(Object.keys(found).length, 0);
        (place.assertRead ?? assertNothingRead)(found);
        assert.equal(fakeApp.secretsServed(), served, 'the API answered nobody');
      });
    }
    assert.equal(app.url(), `${fakeApp.origin}/`, 'the app is where it was');
    assert.equal(await app.evaluate("localStorage.getItem('token')"), secret);
    const cookies = await context.cookies();
    const appCookies = cookies.filter(({ domain }) => !/^theme-\d+\.localhost$/.test(domain));
    assert.deepEqual(new Set(appCookies.map(({ name: of }) => of)), new Set(['session']));
    assert.equal(fakeApp.timesHijacked(), 0, 'no window was led elsewhere');
  });
}
