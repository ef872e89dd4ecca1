/**
 * `npm run screens [-- --look 390-dark] [-- --only users]`: pictures of every screen into docs/screens,
 * from a host of its own with sample data: light and dark, at 1360 and at 390 px. `--folder` puts them
 * elsewhere.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildSuite } from './build/build-suite';
import { photograph } from './screens/photograph';
import type { Look } from './screens/photograph';
import { fillHost } from './screens/sample-data';
import { withProject } from './screens/visit';
import { findBrowser } from './test/find-browser';
import { startHost } from './test/host-process';
import { root } from './webpack/workspaces';

const { values } = parseArgs({
  options: {
    look: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: path.join(root, 'docs/screens') },
  },
});
const looks: readonly Look[] = [
  { width: 1360, colorScheme: 'light' },
  { width: 1360, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];

await buildSuite();
const host = await startHost();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
try {
  const session = await fillHost(host);
  const page = await browser.newPage();
  const member = await withProject(page, host.appUrl, session);
  await page.close();
  const camera = { browser, appUrl: host.appUrl, member, folder: path.resolve(values.folder) };
  for (const look of looks) {
    if (!`${look.width}-${look.colorScheme}`.includes(values.look)) continue;
    await photograph(camera, look, ({ name }) => name.startsWith(values.only));
  }
} finally {
  await browser.close();
  await host.stop();
}
