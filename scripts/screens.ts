/**
 * `npm run screens [-- --all]`: pictures of every screen into docs/screens, from a host of its own.
 * Light at 1360 px; with `--all` also dark, and both at 390 px.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startHost } from './test/host-process';
import { buildSuite } from './build/build-suite';
import { photograph } from './screens/photograph';
import type { Look } from './screens/photograph';
import { findBrowser } from './test/find-browser';
import { root } from './webpack/workspaces';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const first: Look = { width: 1360, colorScheme: 'light' };
const further: readonly Look[] = [
  { width: 1360, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

await buildSuite();
const host = await startHost();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  const admin = { email: host.adminEmail, password: host.adminPassword };
  const folder = path.join(root, 'docs/screens');
  for (const look of values.all ? [first, ...further] : [first]) {
    await photograph({ browser, appUrl: host.appUrl, admin, folder }, look);
  }
} finally {
  await browser.close();
  await host.stop();
}
