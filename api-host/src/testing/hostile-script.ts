import assert from 'node:assert/strict';
import type { Frame, Page } from 'playwright-core';
import * as z from 'zod/mini';

/** What must never be read by generated code. */
export const secret = 'T0KEN-of-the-member';

/** By attempt: `refused: <error>`, or what it got. */
const findings = z.record(z.string(), z.string());
type Findings = z.infer<typeof findings>;

/** What is tried on storage, on other windows and on the API: an object of attempts, in which `app` is the app's origin. */
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
 * A script that tries to read whatever a signed-in member has, and to lead windows elsewhere. It writes
 * what it found into `#findings`. The same text runs in a preview, in a published page and, as a
 * control, on the app's own origin, where it succeeds.
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
 * What a page with an origin of its own may find there: its own storage, still empty, and what it has just
 * put into it. `parent` and `top` are the page itself.
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
  // A window just opened, before anything of another origin is in it.
  opened: /^<html><head><\/head><body><\/body><\/html>$/,
  page: /^<html><head><\/head><body><\/body><\/html>$/,
};

/** The same of a page with an origin of its own, which has what is its own. */
export function assertOnlyOwnRead(found: Findings): void {
  assert.doesNotMatch(JSON.stringify(found), new RegExp(secret));
  for (const [name, finding] of Object.entries(found)) {
    const refused = /^(?:refused: [\w ]+)?$/.test(finding);
    assert.ok(refused || ownFindings[name]?.test(finding), `${name}: ${finding}`);
  }
}

/** The same of a preview, whose storage is in its own memory and begins empty. */
export function assertOnlyMemoryRead({ localStorage, sessionStorage, ...found }: Findings): void {
  assert.deepEqual([localStorage ?? 'null', sessionStorage ?? 'null'], ['null', 'null']);
  assertNothingRead(found);
}

/** Every attempt was refused by the browser or came back empty-handed. */
export function assertNothingRead(found: Findings): void {
  assert.doesNotMatch(JSON.stringify(found), new RegExp(secret));
  for (const [name, finding] of Object.entries(found)) {
    assert.match(finding, /^(?:refused: [\w ]+)?$/, name);
  }
}
