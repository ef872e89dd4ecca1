import { setTimeout as wait } from 'node:timers/promises';
import type { DevtoolsPipe } from './devtools-pipe';
import { runChromium } from './run-chromium';

/** A file of the page that is photographed, by its path below the page's address. */
export type PageFile = (
  path: string,
) => Promise<{ readonly content: Buffer; readonly contentType: string } | null>;

/** Size of a window. */
export interface Shot {
  readonly width: number;
  readonly height: number;
}

/** Photographs a page in a window of this size, as PNG. */
export type Photographer = (page: PageFile, shot: Shot, stopped: AbortSignal) => Promise<Buffer>;

/** No such name exists anywhere (RFC 2606); what the page asks for there we answer. */
const origin = 'http://page.invalid';

/** From start to end; afterwards everything of it is ended. */
const defaultLimitMs = 20_000;
/** A page that still loads or works then is photographed as it is. */
const loadMs = 5_000;
/** For fonts, layout and what scripts draw after the page has loaded. */
const settleMs = 400;

/**
 * As on the sites origin, and narrower: a document with a sandbox whose scripts reach nothing but its own files. Chromium
 * has no network anyway; this also keeps frames, workers and windows from being tried.
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

/** Photographs pages with this Chromium, each in a process of its own. */
export const chromiumPhotographer =
  (program: string, limitMs = defaultLimitMs): Photographer =>
  (page, shot, stopped) =>
    runChromium(program, { limitMs, stopped }, async (browser) => {
      const session = await openPage(browser, page);
      const window = { ...shot, deviceScaleFactor: 1, mobile: false };
      await browser.call('Emulation.setDeviceMetricsOverride', window, session);
      await load(browser, session);
      await wait(settleMs);
      const { data } = await browser.call('Page.captureScreenshot', { format: 'png' }, session);
      return Buffer.from(String(data), 'base64');
    });

/** A tab whose every request comes to us first. What it opens waits for a debugger, for ever. */
async function openPage(browser: DevtoolsPipe, page: PageFile): Promise<string> {
  await browser.call('Browser.setDownloadBehavior', { behavior: 'deny' });
  const { targetId } = await browser.call('Target.createTarget', { url: 'about:blank' });
  const attached = await browser.call('Target.attachToTarget', { targetId, flatten: true });
  const session = String(attached['sessionId']);
  browser.onEvent((method, params, from) => {
    if (method !== 'Fetch.requestPaused' || from !== session) return;
    // A request of a page that is being closed finds nobody; the picture does not depend on it.
    answer(browser, session, page, params).catch(() => {});
  });
  const paused = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await browser.call('Target.setAutoAttach', paused, session);
  await browser.call('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, session);
  await browser.call('Page.enable', {}, session);
  // Nothing is caught half faded in.
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await browser.call('Emulation.setEmulatedMedia', { features }, session);
  return session;
}

/** The answer of the navigation waits for the document; scripts and pictures get until `loadMs`. */
async function load(browser: DevtoolsPipe, session: string): Promise<void> {
  const stop = new AbortController();
  await browser.call('Page.navigate', { url: `${origin}/` }, session);
  const expression =
    "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))";
  // A page that goes elsewhere meanwhile is no reason to have no picture.
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
    // An aborted navigation leaves the page where it is; other reasons would show Chromium's error page.
    await browser.call('Fetch.failRequest', { requestId, errorReason: 'Aborted' }, session);
    return;
  }
  const responseHeaders = [
    { name: 'content-type', value: file.contentType },
    { name: 'content-security-policy', value: policy },
    { name: 'x-content-type-options', value: 'nosniff' },
    // The sandbox takes the page's origin away; its own modules and fonts are asked for across origins then.
    { name: 'access-control-allow-origin', value: '*' },
  ];
  const body = file.content.toString('base64');
  const response = { requestId, responseCode: 200, responseHeaders, body };
  await browser.call('Fetch.fulfillRequest', response, session);
}

/** In place of pictures from elsewhere, which nobody is asked for: a quiet grey instead of a broken one. */
const foreignPicture = {
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="#8888" d="M0 0h4v3H0z"/></svg>',
  ),
  contentType: 'image/svg+xml',
};

/** `/` is the page itself; anything that is not the page's own has no file. */
async function ownFile(url: string, page: PageFile) {
  const address = new URL(url);
  if (address.origin !== origin) return null;
  const path = address.pathname.slice(1);
  return page(path === '' ? 'index.html' : path);
}
