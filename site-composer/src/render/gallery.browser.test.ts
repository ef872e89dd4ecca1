import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { artDirections } from '../art/directions';
import type { ComposedSite, PagePlan } from '../model/page';
import { inDirection } from '../testing/in-direction';
import { galleryPlans } from '../testing/plans/all-plans';
import { servePages } from '../testing/serve-pages';
import { render } from './render';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const narrow = { width: 360, height: 740 };

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Every plan as it was planned, which shows every direction, and some in a direction not meant for them. */
function pages(): [string, PagePlan][] {
  return Object.entries(galleryPlans).flatMap(([name, plan], index) => {
    const direction = artDirections[index % artDirections.length];
    assert.ok(direction);
    if (index % 3 !== 1) return [[name, plan]];
    return [
      [name, plan],
      [`${name}-${direction.id}`, inDirection(plan, direction)],
    ];
  });
}

const sites = new Map<string, ComposedSite>(pages().map(([name, plan]) => [name, render(plan)]));
let browser: Browser;
let address = '';
let close: () => void;

before(async () => {
  const server = await servePages(sites);
  ({ address, close } = server);
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
});

after(async () => {
  await browser.close();
  close();
});

async function visit(name: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: narrow, reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${address}/${name}/`);
  return { page, faults };
}

for (const name of sites.keys())
  test(`${name} fits a narrow phone, reports no error and has no accessibility violation`, async () => {
    const { page, faults } = await visit(name);
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    assert.ok(Number(wide) <= narrow.width, `${String(wide)} px wide`);
    await page.evaluate(axe);
    const result = await page.evaluate<AxeResult>('axe.run()');
    const told = result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
    assert.deepEqual(told, []);
    assert.deepEqual(faults, []);
    await page.close();
  });

test('the navigation opens and closes from the keyboard on a phone', async () => {
  const { page } = await visit('plumber');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  assert.ok(await page.getByRole('link', { name: 'Prices', exact: true }).isVisible());
  await page.keyboard.press('Escape');
  assert.equal(await button.getAttribute('aria-expanded'), 'false');
  await page.close();
});

test('what is put into the basket becomes the order', async () => {
  const { page } = await visit('shop');
  await page.getByRole('button', { name: 'Add to basket: Fern in clay' }).click();
  await page.getByRole('button', { name: 'One more: Fern in clay' }).click();
  assert.equal(await page.getByLabel('Your order').inputValue(), '2 × Fern in clay\n£45.00');
  assert.match(String(await page.locator('[data-total]').textContent()), /45\.00/u);
  await page.close();
});

test('a form says beside the field what is missing', async () => {
  const { page } = await visit('yoga');
  await page.getByRole('button', { name: 'Book' }).click();
  assert.equal(await page.locator('#book-name-error').textContent(), 'Please fill this in.');
  await page.close();
});

test('a list keeps its entries when the page is opened again, and finds them', async () => {
  const { page } = await visit('app');
  const list = page.locator('[data-tool="list"]');
  await list.getByLabel('Habit').fill('Swim before breakfast');
  await list.getByLabel('Day').fill('2026-05-04');
  await list.getByRole('button', { name: 'Add' }).click();
  await page.reload();
  await list.getByLabel('Search').fill('swim');
  assert.ok(await list.getByText('Swim before breakfast').isVisible());
  await list.getByLabel('Search').fill('chess');
  assert.ok(await list.getByText('Nothing matches your search.').isVisible());
  await page.close();
});

test('a list works where the browser keeps nothing, and says so', async () => {
  const page = await browser.newPage({ viewport: narrow });
  await page.addInitScript(
    'Object.defineProperty(window, "localStorage", { get() { throw new Error("no") } })',
  );
  await page.goto(`${address}/app/`);
  const list = page.locator('[data-tool="list"]');
  await list.getByLabel('Habit').fill('Read');
  await list.getByLabel('Day').fill('2026-05-04');
  await list.getByRole('button', { name: 'Add' }).click();
  assert.ok(await list.getByText('Read', { exact: true }).isVisible());
  assert.ok(await list.getByText(/This browser keeps nothing/u).isVisible());
  await page.close();
});

test('without scripts everything is there and nothing is a dead control', async () => {
  const context = await browser.newContext({ viewport: narrow, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}/shop/`);
  assert.ok(await page.getByRole('link', { name: 'Plants', exact: true }).isVisible());
  assert.ok(await page.getByText('Tulip bulbs').isVisible());
  assert.equal(await page.getByRole('button', { name: /Add to basket/u }).count(), 0);
  await context.close();
});
