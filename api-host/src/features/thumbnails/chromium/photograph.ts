import { setTimeout as wait } from 'node:timers/promises';
import type { DevtoolsPipe } from './devtools-pipe';
import { runChromium } from './run-chromium';
import type { Barrier } from './run-chromium';

/** Reads a file of the page, by its path below the page's URL. */
export type PageFile = (
  path: string,
) => Promise<{ readonly content: Buffer; readonly contentType: string } | null>;

/** Window size. */
export interface Shot {
  readonly width: number;
  readonly height: number;
}

/** Takes a screenshot of a page in a window of this size, as PNG. */
export type Photographer = (page: PageFile, shot: Shot, stopped: AbortSignal) => Promise<Buffer>;

/** Reserved name (RFC 2606) that never resolves; the page's requests to it are intercepted. */
const origin = 'http://page.invalid';

/** From start to end; afterwards all processes are killed. */
const defaultLimitMs = 20_000;
/** A page that is still loading by then is captured as it is. */
const loadMs = 5_000;
/** For fonts, layout and what scripts draw after the page has loaded. */
const settleMs = 400;

/**
 * As on the sites origin, but stricter: a sandboxed document whose scripts reach only the page's
 * own files. Chromium has no network anyway; this also prevents frames, workers and windows.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src ${origin} 'unsafe-inline'`,
  `style-src ${origin} 'unsafe-inline'`,
  'img-src http: https: data: blob:',
  `font-src ${origin} data:`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

interface PhotographerOptions {
  readonly limitMs?: number;
  /** For tests only: barriers against the network to leave out. */
  readonly without?: readonly Barrier[];
}

/** Takes screenshots with this Chromium, one process per page. */
export const chromiumPhotographer =
  (
    program: string,
    { limitMs = defaultLimitMs, without = [] }: PhotographerOptions = {},
  ): Photographer =>
  (page, shot, stopped) =>
    runChromium(program, { limitMs, stopped, without }, async (browser) => {
      const session = await openPage(browser, page);
      const window = { ...shot, deviceScaleFactor: 1, mobile: false };
      await browser.call('Emulation.setDeviceMetricsOverride', window, session);
      await load(browser, session);
      await wait(settleMs);
      const { data } = await browser.call('Page.captureScreenshot', { format: 'png' }, session);
      return Buffer.from(String(data), 'base64');
    });

/** A tab with all requests intercepted. Anything it opens waits for a debugger forever. */
async function openPage(browser: DevtoolsPipe, page: PageFile): Promise<string> {
  await browser.call('Browser.setDownloadBehavior', { behavior: 'deny' });
  const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank' });
  const attached = await browser.call('Target.attachToTarget', { targetId, flatten: true });
  const session = String(attached['sessionId']);
  browser.onEvent((method, params, from) => {
    if (method !== 'Fetch.requestPaused' || from !== session) return;
    // A request of a page being closed fails; the picture does not depend on it.
    answer(browser, session, page, params).catch(() => {});
  });
  const paused = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await browser.call('Target.setAutoAttach', paused, session);
  await browser.call('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session);
  await browser.call('Page.enable', {}, session);
  // Prevents capturing half-faded animations.
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await browser.call('Emulation.setEmulatedMedia', { features }, session);
  return session;
}

/** Navigation resolves with the document; scripts and pictures get until `loadMs`. */
async function load(browser: DevtoolsPipe, session: string): Promise<void> {
  const stop = new AbortController();
  await browser.call('Page.navigate', { url: `${origin}/` }, session);
  const expression =
    "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))";
  // A page that navigates away must not prevent a picture.
  const loaded = browser
    .call('Runtime.evaluate', { expression, awaitPromise: true }, session)
    .catch(() => {});
  const tooLong = wait(loadMs, undefined, { signal: stop.signal }).catch(() => {});
  try {
    await Promise.race([loaded, tooLong]);
  } finally {
    stop.abort();
  }
}

async function answer(
  browser: DevtoolsPipe,
  session: string,
  page: PageFile,
  { requestId, request, resourceType }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { url, method } = request as { readonly url: string; readonly method: string };
  const own = method === 'GET' ? await ownFile(url, page) : null;
  const file = own ?? (resourceType === 'Image' ? foreignPicture : null);
  if (file === null) {
    // An aborted navigation keeps the page; other reasons would show Chromium's error page.
    await browser.call('Fetch.failRequest', { requestId, errorReason: 'Aborted' }, session);
    return;
  }
  const responseHeaders = [
    { name: 'content-type', value: file.contentType },
    { name: 'content-security-policy', value: policy },
    { name: 'x-content-type-options', value: 'nosniff' },
    // The sandbox gives the page an opaque origin; its own modules and fonts are then requested
    // cross-origin.
    { name: 'access-control-allow-origin', value: '*' },
  ];
  const body = file.content.toString('base64');
  const response = { requestId, responseCode: 200, responseHeaders, body };
  await browser.call('Fetch.fulfillRequest', response, session);
}

/** Replaces external pictures, which are never requested: grey instead of a broken image. */
const foreignPicture = {
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#8888" d="M0 0h4v3H0z"/></svg>',
  ),
  contentType: 'image/svg+xml',
};

/** `/` is the page itself; anything else outside the page's files is missing. */
async function ownFile(url: string, page: PageFile) {
  const address = new URL(url);
  if (address.origin !== origin) return null;
  const path = address.pathname.slice(1);
  return page(path === '' ? 'index.html' : path);
}
