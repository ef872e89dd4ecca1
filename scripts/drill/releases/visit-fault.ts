import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { beaconPath } from 'shared-kit/contract/rollout';
import { control } from './all-faults';
import type { NetworkFault, Part, ReleaseFault } from './release-fault';
import { faultHeading, faultVersions, pathOf, remoteOf } from './write-fault-build';

/** Where a member is signed in: what the browser keeps of the session. */
export interface SignedInStorage {
  readonly token: string;
  readonly data: string;
  readonly expiry: string;
}

/** How one visit of the page went. */
export interface FaultVisit {
  /**
   * From the navigation until the last good version was on screen, in milliseconds, for the control its own; null: it
   * never was.
   */
  readonly goodAfterMs: number | null;
  /** Kinds and symptoms the browser has reported. */
  readonly said: readonly string[];
}

const visitMs = 8_000;
const slowMs = 5_000;
const files: Readonly<Record<Part, string>> = {
  entry: 'entry.js',
  page: 'page.js',
  late: 'late.js',
};

const never = new Promise<void>(() => undefined);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const answers: Readonly<Record<NetworkFault, (route: Route) => Promise<unknown>>> = {
  404: (route) => route.fulfill({ status: 404, body: 'gone' }),
  500: (route) => route.fulfill({ status: 500, body: 'broken' }),
  503: (route) => route.fulfill({ status: 503, body: 'busy' }),
  reset: (route) => route.abort('connectionreset'),
  html: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  hang: () => never,
  slow: async (route) => {
    await wait(slowMs);
    await route.continue();
  },
  tampered: async (route) => {
    const body = `${await (await route.fetch()).text()};globalThis.tampered = true;`;
    await route.fulfill({ contentType: 'text/javascript', body });
  },
};

/** A browser that was never here, with somebody signed in. */
export async function openVisitor(
  browser: Browser,
  appUrl: string,
  storage: SignedInStorage,
): Promise<BrowserContext> {
  const { token, data, expiry } = storage;
  const localStorage = [
    { name: 'token', value: token },
    { name: 'data', value: data },
    { name: 'expiry', value: expiry },
  ];
  const origins = [{ origin: appUrl, localStorage }];
  return browser.newContext({ storageState: { cookies: [], origins } });
}

function listen(page: Page, said: string[]): void {
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== beaconPath) return;
    const { events = [] } = (request.postDataJSON() ?? {}) as { events?: SaidEvent[] };
    for (const { kind, symptom, phase, cause } of events) {
      said.push([kind, symptom ?? phase, cause].filter(Boolean).join(' '));
    }
  });
}

interface SaidEvent {
  readonly kind: string;
  readonly symptom?: string;
  readonly phase?: string;
  readonly cause?: string;
}

/** Visits the page until the last good version is on screen, or until nothing more is to be expected. */
export async function visitFault(
  context: BrowserContext,
  appUrl: string,
  storage: SignedInStorage,
  fault: ReleaseFault,
): Promise<FaultVisit> {
  const page = await context.newPage();
  await signInAgain(page, appUrl, storage);
  const said: string[] = [];
  listen(page, said);
  const { network } = fault;
  if (network) {
    const address = `**/remotes/${remoteOf(fault)}/${faultVersions.candidate}/${files[network.part]}*`;
    await page.route(address, (route) => answers[network.how](route).catch(() => undefined));
  }
  const begun = performance.now();
  // A page that hangs or leads away never ends its navigation; what is on screen is asked for below.
  const arrives = page.goto(appUrl + pathOf(fault), { waitUntil: 'commit' }).catch(() => null);
  await Promise.race([arrives, wait(visitMs)]);
  const goodVersion = fault === control ? faultVersions.candidate : faultVersions.stable;
  const good = page.getByRole('heading', { name: faultHeading(goodVersion), level: 1 });
  const timeout = fault.visitMs ?? visitMs;
  const seen = good.waitFor({ timeout }).then(
    () => performance.now() - begun,
    () => null,
  );
  if (fault.isPressed) void press(page);
  if (fault.isKilled) void kill(page);
  const goodAfterMs = await Promise.race([seen, wait(timeout + 2_000).then(() => null)]);
  // Who has lost a tab needs a moment to open the page again.
  if (fault.isKilled) await wait(5_000);
  await leave(page, appUrl);
  return { goodAfterMs, said };
}

/** Somebody whom a fault has signed out signs in again, on a page without a shell. */
async function signInAgain(page: Page, appUrl: string, storage: SignedInStorage): Promise<void> {
  await page.goto(`${appUrl}/healthz`);
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    storage as unknown as Record<string, string>,
  );
}

async function press(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Press' })
    .click({ timeout: 8_000 })
    .catch(() => undefined);
}

async function kill(page: Page): Promise<void> {
  await wait(3_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.crash').catch(() => undefined);
}

/** As a person goes: to another address, or by closing a tab that does not answer. */
async function leave(page: Page, appUrl: string): Promise<void> {
  // Reports wait up to two seconds for what may take their place.
  await wait(2_500);
  await Promise.race([page.goto(`${appUrl}/healthz`).catch(() => null), wait(2_000)]);
  await Promise.race([page.close().catch(() => undefined), wait(3_000)]);
}
