import assert from 'node:assert/strict';
import type { Frame, Page } from 'playwright-core';
import * as z from 'zod/mini';

/** Must never be read by generated code. */
export const secret = 'T0KEN-of-the-member';

/** By attempt: `refused: <error>`, or its result. */
const findings = z.record(z.string(), z.string());
type Findings = z.infer<typeof findings>;

/**
 * Attempts on storage, on other windows and on the API: an object of functions, in which `app` is
 * the app's origin.
 */
export const hostileAttempts = `({
    localStorage: () => localStorage.getItem('token'),
    sessionStorage: () => sessionStorage.getItem('token'),
    cookie: () => document.cookie,
    cookieWrite: () => { document.cookie = 'planted=1'; return document.cookie; },
    indexedDb: () => new Promise((resolve, reject) => {
      const request = indexedDB.open('x');
      request.onsuccess = () => resolve('opened');
      request.onerror = () => reject(request.error);
    }),
    caches: () => caches.open('x').then(() => 'opened'),
    serviceWorker: () => navigator.serviceWorker.register('script.js').then(() => 'registered'),
    parentStorage: () => parent.localStorage.getItem('token'),
    parentDocument: () => { if (parent === window) throw new Error('no parent'); return parent.document.body.textContent; },
    topStorage: () => top.localStorage.getItem('token'),
    topAddress: () => { if (top === window) throw new Error('is top'); return top.location.href; },
    openerStorage: () => (opener ?? parent.opener).localStorage.getItem('token'),
    openerAddress: () => (opener ?? parent.opener).location.href,
    frameElement: () => frameElement.src,
    api: () => fetch(app + '/api/secret', { credentials: 'include' }).then((r) => r.text()),
    apiWithToken: () => fetch(app + '/api/secret', { headers: { authorization: 'Bearer guess' } }).then((r) => r.text()),
    moveParent: () => { if (parent === window) throw new Error('no parent'); parent.location.href = app + '/hijacked'; return 'moved'; },
    moveTop: () => { if (top === window) throw new Error('is top'); top.location.href = app + '/hijacked'; return 'moved'; },
    moveOpener: () => { (opener ?? parent.opener).location.href = app + '/hijacked'; return 'moved'; },
  })`;

/**
 * A script that tries to read everything a signed-in member has access to, and to navigate other
 * windows. It writes its findings into `#findings`. The same text runs in a preview, in a published
 * page and, as a control, on the app's own origin, where it succeeds.
 */
export const hostileScript = (appOrigin: string): string => `(async () => {
  const app = '${appOrigin}';
  const findings = {};
  for (const [name, attempt] of Object.entries(${hostileAttempts})) {
    try { findings[name] = String(await attempt()); }
    catch (error) { findings[name] = 'refused: ' + error.name; }
  }
  const list = document.createElement('pre');
  list.id = 'findings';
  list.textContent = JSON.stringify(findings);
  document.body.append(list);
})();`;

/** Waits for the script's report. */
export async function findingsIn(page: Frame | Page): Promise<Findings> {
  return findings.parse(JSON.parse(await page.locator('#findings').innerText()));
}

/**
 * What a page with its own origin may find there: its own storage, initially empty, and what it has
 * just stored. `parent` and `top` are the page itself.
 */
const ownFindings: Readonly<Record<string, RegExp>> = {
  localStorage: /^null$/,
  sessionStorage: /^null$/,
  cookieWrite: /^planted=1$/,
  indexedDb: /^opened$/,
  caches: /^opened$/,
  parentStorage: /^null$/,
  topStorage: /^null$/,
  storage: /^null$/,
  named: /^null$/,
  emptyFrame: /^null$/,
  ownText: /^(?:null|message)$/,
  domain: /^null$/,
  databases: /^x?$/,
  folders: /^opened$/,
  // A newly opened window, before it has content of another origin.
  opened: /^<html><head><\/head><body><\/body><\/html>$/,
  page: /^<html><head><\/head><body><\/body><\/html>$/,
};

/** Asserts that a page with its own origin has read nothing but its own data. */
export function assertOnlyOwnRead(found: Findings): void {
  assert.doesNotMatch(JSON.stringify(found), new RegExp(secret));
  for (const [name, finding] of Object.entries(found)) {
    const refused = /^(?:refused: [\w ]+)?$/.test(finding);
    assert.ok(refused || ownFindings[name]?.test(finding), `${name}: ${finding}`);
  }
}

/** Asserts the same of a preview, whose storage is in memory and initially empty. */
export function assertOnlyMemoryRead({ localStorage, sessionStorage, ...found }: Findings): void {
  assert.deepEqual([localStorage ?? 'null', sessionStorage ?? 'null'], ['null', 'null']);
  assertNothingRead(found);
}

/** Asserts that every attempt was refused by the browser or returned nothing. */
export function assertNothingRead(found: Findings): void {
  assert.doesNotMatch(JSON.stringify(found), new RegExp(secret));
  for (const [name, finding] of Object.entries(found)) {
    assert.match(finding, /^(?:refused: [\w ]+)?$/, name);
  }
}
