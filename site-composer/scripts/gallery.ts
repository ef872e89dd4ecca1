import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { artDirections } from '../src/art/directions';
import type { PagePlan } from '../src/model/page';
import { inDirection } from '../src/testing/in-direction';
import { render } from '../src/render/render';
import { galleryPlans } from '../src/testing/plans/all-plans';
import { servePages } from '../src/testing/serve-pages';

/**
 * Draws the development plans and photographs them: `tsx scripts/gallery.ts <folder> [plan,plan] [all]`.
 * `all` draws each plan in every art direction, with its best hero.
 */

const [folder = '/tmp/gallery', names = '', every = ''] = process.argv.slice(2);
const widths = [1360, 390];

function chosenPlans(): [string, PagePlan][] {
  const wanted = names === '' ? Object.keys(galleryPlans) : names.split(',');
  const chosen = Object.entries(galleryPlans).filter(([name]) => wanted.includes(name));
  if (every === '') return chosen;
  return chosen.flatMap(([name, plan]) =>
    artDirections
      .filter(({ id }) => every === 'all' || every.split(',').includes(id))
      .map((direction): [string, PagePlan] => [
        `${name}-${direction.id}`,
        inDirection(plan, direction),
      ]),
  );
}

async function photograph(browser: Browser, address: string, name: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: width > 600 ? 850 : 780 } });
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(`${address}/${name}/`, { waitUntil: 'load' });
  await page.evaluate(
    'document.fonts.ready.then(() => document.getAnimations().forEach((one) => one.finish()))',
  );
  await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  await page.close();
}

await mkdir(folder, { recursive: true });
const plans = chosenPlans();
const started = performance.now();
const sites = new Map(plans.map(([name, plan]) => [name, render(plan)]));
console.log(`${sites.size} pages in ${Math.round(performance.now() - started)} ms`);
for (const [name, { html, css, js }] of sites)
  await writeFile(path.join(folder, `${name}.txt`), `${html}\n\n${css}\n\n${js}`);
const server = await servePages(sites);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
for (const [name] of plans)
  for (const width of widths) await photograph(browser, server.address, name, width);
await browser.close();
server.close();
