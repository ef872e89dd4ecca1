import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { faultsOf, openToolPages } from '../testing/tool-pages';
import type { ToolPages } from '../testing/tool-pages';

/** Each tool is used as its visitors use it, on a page that was composed from an instruction. */

const prompts = {
  tracker: 'A habit tracker. Habits: stretch, piano. Tick each one daily and show the streak.',
  list: 'A tool library app. Each tool has a name, category (garden, workshop), status (available or on loan) and due date. Overdue ones are marked. Start with: hedge trimmer, belt sander.',
  league: 'A league table app for Anna, Bogdan and Carla. We enter the scores after each match.',
  ladder: 'A squash ladder app. Players: Priya, Tom, Wes. Enter the results.',
  timer: 'A tea timer page. Green tea 3 minutes, black tea 4 minutes.',
  pomodoro: 'An interval timer app: 20 seconds work, 10 seconds rest, 2 rounds.',
  table:
    'A tide table app. A table with day, high water and low water. I paste the rows from Excel.\nMonday, 06:10, 12:20\nTuesday, 06:50, 13:05',
  picker: 'A dinner picker app that picks at random from: curry, tacos, soup.',
  formula: 'A paint calculator: width × height × coats, one litre does 12 square metres.',
  open: "Bell's hardware shop in Otley. Open Monday to Friday 9am to 5pm. Show if we are open now.",
} as const;
type Name = keyof typeof prompts;

let pages: ToolPages<Name>;

before(async () => {
  pages = await openToolPages(prompts, process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium');
});

after(() => pages.close());

const visit = (name: Name, withoutStorage = false): Promise<Page> =>
  pages.visit(name, withoutStorage);

for (const name of Object.keys(prompts) as Name[])
  test(`${name}: fits a phone, has no accessibility violation, works without storage`, async () => {
    const page = await visit(name, true);
    assert.deepEqual(await faultsOf(page), []);
    await page.close();
  });

test('the main button leads to the tool and into its first control', async () => {
  const page = await visit('tracker');
  await page.locator('.hero .button, main .button').first().press('Enter');
  await page.clock.runFor(50);
  assert.match(page.url(), /#the-last-seven-days$/u);
  const label = await page.evaluate('document.activeElement.getAttribute("aria-label")');
  assert.match(String(label), /^Stretch, Tuesday, November 17, 2026$/u);
  await page.close();
});

test('a day is ticked with the keyboard, counted, kept, added and removed', async () => {
  const page = await visit('tracker');
  const tool = page.locator('[data-tool="tracker"]');
  await tool.getByLabel('Piano, Monday, November 23, 2026').press('Space');
  await tool.getByLabel('Piano, Sunday, November 22, 2026').press('Space');
  assert.equal(await tool.getByRole('status').textContent(), 'Piano: 2 days in a row');
  await tool.getByLabel('New entry').fill('Swim');
  await tool.getByRole('button', { name: 'Add' }).click();
  await page.reload();
  assert.ok(await tool.getByLabel('Piano, Monday, November 23, 2026').isChecked());
  assert.ok(await tool.getByText('2 days in a row').isVisible());
  await tool.getByRole('button', { name: 'Delete: Swim' }).click();
  assert.equal(await tool.getByText('Swim').count(), 0);
  await page.close();
});

test('a list is filtered by chips, changes states in its rows and marks what is overdue', async () => {
  const page = await visit('list');
  const tool = page.locator('[data-tool="list"]');
  await tool.getByLabel('Category: Hedge trimmer').selectOption('Garden');
  await tool
    .getByRole('group', { name: 'Filter by Category' })
    .getByRole('button', { name: 'Garden' })
    .press('Enter');
  assert.ok(await tool.getByText('Hedge trimmer', { exact: true }).isVisible());
  assert.equal(await tool.getByRole('button', { name: 'Delete: Belt sander' }).count(), 0);
  await tool.getByLabel('Name', { exact: true }).fill('Fork');
  await tool.getByLabel('Category', { exact: true }).selectOption('Garden');
  await tool.getByLabel('Due date', { exact: true }).fill('2026-11-20');
  await tool.getByRole('button', { name: 'Add' }).click();
  assert.ok(await tool.getByText('Overdue').isVisible());
  await tool.getByLabel('Status: Fork').selectOption('Available');
  assert.equal(await tool.getByText('Overdue').count(), 0);
  await page.close();
});

test('a result changes the table, and can be taken back', async () => {
  const page = await visit('league');
  const tool = page.locator('[data-tool="league"]');
  const first = tool.locator('tbody tr').first();
  await tool.getByLabel('First', { exact: true }).selectOption('Carla');
  await tool.getByLabel('Second', { exact: true }).selectOption('Anna');
  await tool.getByLabel('Score of Carla').fill('2');
  await tool.getByLabel('Score of Anna').fill('1');
  await tool.getByRole('button', { name: 'Enter result' }).click();
  assert.equal(await first.innerText(), '1\tCarla\t3\t1\t1\t0\t0');
  assert.equal(await tool.getByRole('status').textContent(), 'Carla – Anna: 2 : 1');
  await tool.getByRole('button', { name: 'Take back the last result' }).click();
  assert.match(await first.innerText(), /Anna/u);
  await page.close();
});

test('on a ladder the winner takes the place of whoever was above', async () => {
  const page = await visit('ladder');
  const tool = page.locator('[data-tool="league"]');
  await tool.getByLabel('First', { exact: true }).selectOption('Wes');
  await tool.getByLabel('Second', { exact: true }).selectOption('Wes');
  await tool.getByLabel('Result').selectOption('1');
  await tool.getByRole('button', { name: 'Enter result' }).click();
  assert.equal(await tool.getByRole('status').textContent(), 'Choose two different names.');
  await tool.getByLabel('Second', { exact: true }).selectOption('Priya');
  await tool.getByRole('button', { name: 'Enter result' }).click();
  assert.deepEqual(await tool.locator('tbody th').allTextContents(), ['Wes', 'Priya', 'Tom']);
  await page.close();
});

test('a timer runs down, waits and says that time is up', async () => {
  const page = await visit('timer');
  const tool = page.locator('[data-tool="timer"]');
  await tool.getByRole('button', { name: 'Black tea · 4:00' }).press('Enter');
  await page.clock.runFor(60_000);
  assert.equal(await tool.getByRole('timer').textContent(), '3:00');
  await tool.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  assert.equal(await tool.getByRole('timer').textContent(), '3:00');
  await tool.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.runFor(181_000);
  assert.equal(await tool.getByRole('status').textContent(), 'Time is up.');
  await page.close();
});

test('phases follow each other for the rounds that were named', async () => {
  const page = await visit('pomodoro');
  const tool = page.locator('[data-tool="timer"]');
  await tool.getByRole('button', { name: 'Start' }).click();
  assert.equal(await tool.getByRole('status').textContent(), 'Work · Round 1 of 2');
  await page.clock.runFor(21_000);
  assert.equal(await tool.getByRole('status').textContent(), 'Rest · Round 1 of 2');
  await page.clock.runFor(11_000);
  assert.equal(await tool.getByRole('status').textContent(), 'Work · Round 2 of 2');
  await page.clock.runFor(40_000);
  assert.equal(await tool.getByRole('status').textContent(), 'Time is up.');
  await page.close();
});

test('a table shows the rows given, takes pasted ones, and goes back', async () => {
  const page = await visit('table');
  const tool = page.locator('[data-tool="table"]');
  assert.equal(await tool.locator('tbody tr').count(), 2);
  await tool.getByLabel(/^Paste rows/u).fill('Day\tHigh water\tLow water\nFriday\t08:00\t14:10');
  await tool.getByRole('button', { name: 'Show rows' }).click();
  assert.deepEqual(await tool.locator('tbody tr').allInnerTexts(), ['Friday\t08:00\t14:10']);
  await tool.getByRole('button', { name: 'Back to the rows of this page' }).click();
  assert.match(await tool.locator('tbody').innerText(), /Monday\t06:10\t12:20/u);
  await page.close();
});

test('a draw never repeats before everything came', async () => {
  const page = await visit('picker');
  const tool = page.locator('[data-tool="picker"]');
  const drawn: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await tool.getByRole('button', { name: 'Pick one' }).press('Enter');
    drawn.push(String(await tool.getByRole('status').textContent()));
  }
  assert.deepEqual(drawn.toSorted(), ['Curry', 'Soup', 'Tacos']);
  assert.ok(await tool.getByText(/^Everything has come up/u).isVisible());
  await page.close();
});

test('a formula is worked out while numbers are entered', async () => {
  const page = await visit('formula');
  const tool = page.locator('[data-tool="formula"]');
  await tool.getByLabel('Width').fill('4');
  await tool.getByLabel('Height').fill('2.5');
  assert.equal(await tool.locator('output').textContent(), '–');
  await tool.getByLabel('Coats').fill('3');
  assert.equal(await tool.locator('output').textContent(), '2.5 litres');
  await page.close();
});

test('the sign is open within the hours and closes while the page stays open', async () => {
  const page = await visit('open');
  const sign = page.locator('[data-tool="open"]').getByRole('status');
  assert.equal(await sign.textContent(), 'Open now until 17:00');
  await page.clock.fastForward('05:01:00');
  assert.equal(await sign.textContent(), 'Closed now Opens Tuesday at 09:00');
  await page.close();
});
