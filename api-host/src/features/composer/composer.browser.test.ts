import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { samplePrompts } from 'shared-kit/contract';
import { compose, refine } from './composer';
import { oddPrompts } from './odd-prompts';
import { openComposedPages, type ComposedPages } from './testing/composed-pages';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
let pages: ComposedPages;

before(async () => {
  pages = await openComposedPages(process.env.CHROMIUM_PATH);
});

after(() => pages.close());

const open: ComposedPages['open'] = (site, width) => pages.open(site, width);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) => violations.flatMap((one) => one.nodes.map((node) => one.id + ': ' + node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? ''))))`,
  );
  return Array.isArray(found) ? found.map(String) : ['axe gave no answer'];
}

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

/** Presses everything that can be pressed; answers nothing, errors are collected by the page. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    for (const form of document.forms) { form.requestSubmit(); for (const field of form.elements) if (field.type === 'email') field.value = 'a@b.example'; else if (field.type === 'date') field.value = '2030-01-01'; else if (field.type === 'time') field.value = '12:00'; else if (field.tagName === 'SELECT') field.selectedIndex = 1; else if (['text', 'tel', 'password', 'textarea'].includes(field.type)) field.value = 'Anna'; else if (field.type === 'number') field.value = '3'; form.requestSubmit(); }
    for (const button of document.querySelectorAll('button:not([data-print]):not([type=submit])')) button.click();
    document.querySelector('dialog[open]')?.close();
    for (const link of document.querySelectorAll('a[href^="#"]')) link.click();
  })()`);
}

for (const prompt of [...samplePrompts.map((sample) => sample.prompt_text), ...oddPrompts]) {
  void test(`axe clean, nothing overflows, no console error: ${prompt.slice(0, 50)}`, async () => {
    const site = compose(prompt);
    for (const width of [1360, 360]) {
      const { page, errors } = await open(site, width);
      assert.ok((await overflow(page)) <= 0, `overflow at ${width}`);
      assert.deepEqual(await violations(page), [], `at ${width}`);
      await pressEverything(page);
      assert.deepEqual(errors, [], `at ${width}`);
      assert.ok((await overflow(page)) <= 0, `overflow after use at ${width}`);
      await page.close();
    }
  });
}

void test('the cart adds up, the navigation opens and closes, forms tell the truth', async () => {
  const { page } = await open(
    compose('Shop "Ode" selling mugs for $12 and bowls for $20.50, with a cart and a contact form'),
    390,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.ok(await page.getByRole('navigation', { name: 'Main' }).isVisible());
  await page.keyboard.press('Escape');
  assert.ok(!(await page.getByRole('navigation', { name: 'Main' }).isVisible()));
  await page.getByRole('button', { name: 'Add to cart Mugs' }).click();
  await page.getByRole('button', { name: 'Add to cart Bowls' }).click();
  await page.getByRole('button', { name: 'One more: Mugs' }).click();
  assert.match((await page.locator('[data-cart-sum]').textContent()) ?? '', /\$44\.50/);
  const order = page.getByRole('form', { name: 'Check out' });
  await order.getByLabel('Your name').fill('Ana');
  await order.getByLabel('Email').fill('ana@example.org');
  await order.getByLabel('Delivery address').fill('1 Mill Road');
  await order.getByRole('button', { name: 'Place the order' }).click();
  const told = (await page.locator('[data-cart-message]').textContent()) ?? '';
  assert.match(told, /\$44\.50\. Nothing was charged or sent/);
  assert.equal(await page.locator('[data-cart-count]').first().textContent(), '0');
  const contact = page.locator('#contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  assert.match((await page.locator('#contact-name-error').textContent()) ?? '', /fill this in/);
  await contact.getByLabel('Your name').fill('Ana');
  await contact.getByLabel('Email').fill('ana@example.org');
  await contact.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  assert.match(
    (await page.locator('[data-form-status]').textContent()) ?? '',
    /Nothing was sent: this form works once/,
  );
  await page.close();
});

void test('a page stays axe clean after colours were refined', async () => {
  const site = compose('bakery in lisbon with menu, testimonials and contact form');
  for (const instruction of [
    'dark mode',
    'make the header yellow',
    'change the background to mustard',
    'use lime instead of navy',
    'footer hot pink, buttons lemon',
  ]) {
    const refined = refine({ instruction, ...site });
    const { page } = await open({ ...refined }, 1000);
    assert.deepEqual(await violations(page), [], instruction);
    await page.close();
  }
});
