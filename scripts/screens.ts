/**
 * `npm run screens [-- --look 390-dark --look 1920-light] [-- --only users]`: pictures of every screen into
 * .cache/screens, from a host of its own with sample data. A look is a width in pixels and a theme; without
 * one, light and dark at 1360 and at 390. `--folder` puts the pictures elsewhere.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildSuite } from './build/build-suite';
import { photograph } from './screens/photograph';
import { parseLook } from './screens/look';
import { fillHost } from './screens/sample-data';
import { withProject } from './screens/visit';
import { findBrowser } from './test/find-browser';
import { startHost } from './test/host-process';
import { root } from './webpack/workspaces';

const { values } = parseArgs({
  options: {
    look: {
      type: 'string',
      multiple: true,
      default: ['1360-light', '1360-dark', '390-light', '390-dark'],
    },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: path.join(root, '.cache/screens') },
  },
});
const looks = values.look.map(parseLook);

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
    await photograph(camera, look, ({ name }) => name.startsWith(values.only));
  }
} finally {
  await browser.close();
  await host.stop();
}
