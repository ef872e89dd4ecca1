import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { ComposedSite } from '../src/model/page';
import { servePages } from '../src/testing/serve-pages';

const widths = [1360, 390];

async function photographOne(
  browser: Browser,
  address: string,
  file: { readonly folder: string; readonly name: string; readonly width: number },
): Promise<void> {
  const { folder, name, width } = file;
  const page = await browser.newPage({ viewport: { width, height: width > 600 ? 850 : 780 } });
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(`${address}/${name}/`, { waitUntil: 'load' });
  await page.evaluate(
    'document.fonts.ready.then(() => document.getAnimations().forEach((one) => one.finish()))',
  );
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  await page.close();
}

/** Pictures of whole pages on a large screen and on a phone. */
export async function photograph(
  folder: string,
  sites: ReadonlyMap<string, ComposedSite>,
): Promise<void> {
  const server = await servePages(sites);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  for (const name of sites.keys())
    for (const width of widths)
      await photographOne(browser, server.address, { folder, name, width });
  await browser.close();
  server.close();
}
