import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { login } from 'shared-kit/contract';
import { openHost } from '../../release/host-client';
import type { HostClient } from '../../release/host-client';
import { findBrowser } from '../../test/find-browser';
import type { RunningHost } from '../../test/host-process';

/** Chromium as the benches drive it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  });
}

/** A member who is signed in, with the session as a browser's storage keeps it and as a program does. */
export interface SignedIn {
  readonly storage: Readonly<Record<string, string>>;
  readonly client: HostClient;
}

/** Signs in as the first administrator. */
export async function signInAsAdmin(host: RunningHost): Promise<SignedIn> {
  const none = { token: undefined, email: undefined, password: undefined };
  const body = { email: host.adminEmail, password: host.adminPassword };
  const { token, user } = await openHost(host.appUrl, none).call(login, { body });
  const client = openHost(host.appUrl, { ...none, token });
  return { storage: { token, data: JSON.stringify(user) }, client };
}

/** Opens a tab of a browser that has never seen the product, already signed in; closes it behind `use`. */
export async function inNewTab<T>(
  browser: Browser,
  storage: SignedIn['storage'],
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 850 } });
  try {
    const page = await context.newPage();
    // tsx names inner functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript((entries) => {
      // The preview frame of the workspace is another origin without a storage.
      if (globalThis.top !== globalThis.self) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from asking for an address until what it is about is shown. */
export async function timeUntil(
  page: Page,
  address: string,
  shown: (page: Page) => Promise<void>,
): Promise<number> {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await shown(page);
  return performance.now() - begun;
}
