import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf, openToolPages } from '../testing/tool-pages';
import type { ToolPages } from '../testing/tool-pages';

/** Parts that are composed of what their owners told, used as their visitors use them. */

const prompts = {
  kiln: "I teach ceramics and need a firing planner my students can use. They choose bisque cone 04 or glaze cone 6, say what time the kiln gets switched on, and it tells them each step, when it'll be done and when it's safe to open (12 hours after the end, no opening early). Cone 6 steps: 150 degrees an hour to 220 then hold 60 minutes, 400 an hour to 1980, 110 an hour to 2230, hold 15 minutes. All Fahrenheit, starting at 70. Bisque: 100 an hour to 220, 250 an hour to 1940, no hold. Show cost at 14 cents per kWh, kiln averages 6 kW. A print button.",
  goats:
    'Goat kidding date calculator for my farm. You enter the breeding date and it shows the due date 150 days later, pregnancy check 45 days after breeding, vaccinate 4 weeks before due.',
  firing:
    "Build me a little calculator called What's The Firing. You put in kiln power in kW (default 7.2), hours of firing, price per kWh in cents (default 31) and how many shelves each person used out of 5. Add people by name. It adds $4 wear fee per firing then splits the total by shelves. Has to remember what we typed next time.",
  cat: 'I need a tracker for my diabetic cat Biscotti. Each entry: who gave it (Me or Devon), units (usually 1.5), glucose reading if we took one, ate yes/no, note. If somebody tries to log a shot less than 10 hours after the last one it should warn in red. List newest first, and let me delete mistakes. If glucose is below 80 tell me to call the vet.',
  knots:
    'Quiz for our apprentices, ten questions on knots and rigging safety, show the score, try again button. Pass mark is 8.',
  own: 'A quiz app on the history of our village brass band, ten questions, show the score',
  beans:
    "We sell old bean varieties by mail and want a shop page with a cart that adds up right. Name is Lonesome Bean Company.\n\nBeans (packets of 40 seeds):\nWidow Tansy, purple pole bean, $4.50\nHard Winter, white bush bean, $4\nUte Road Speckled, $4.75 (SOLD OUT, show it but don't let them buy it)\n\nShipping is $3.95 flat and free at $30 and over. Order limit is 6 packets of any one kind. Folks should be able to sort by pole or bush.",
  seeds:
    'Website for our seed swap shed in Hebden. Open Sundays 10 to 12. Searchable list of seeds: runner beans, kale, sweet peas, marigold.',
} as const;
type Name = keyof typeof prompts;

let pages: ToolPages<Name>;

before(async () => {
  pages = await openToolPages(prompts, process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium');
});

after(() => pages.close());

for (const name of Object.keys(prompts) as Name[])
  test(`${name}: fits a phone, has no accessibility violation, works without storage`, async () => {
    const page = await pages.visit(name, true);
    assert.deepEqual(await faultsOf(page), []);
    await page.close();
  });

test('a firing that starts at eight ends before five, is safe the next morning and costs 7.50', async () => {
  const page = await pages.visit('kiln');
  const tool = page.locator('[data-tool="planner"]');
  await tool.getByLabel('Start').fill('2026-11-27T08:00');
  const text = await tool.locator('.results').innerText();
  assert.match(text, /Nov 27, 4:55\sPM/);
  assert.match(text, /Safe to open[\s\S]*Nov 28, 4:55\sAM[\s\S]*No opening early/);
  assert.match(text, /\$7\.50/);
  await tool.getByLabel('Bisque cone 04').check();
  assert.match(await tool.locator('.results').innerText(), /Nov 27, 4:22\sPM/);
  assert.ok(await tool.getByRole('button', { name: 'Print' }).isVisible());
  await page.close();
});

test('days are counted from a date', async () => {
  const page = await pages.visit('goats');
  const tool = page.locator('[data-tool="planner"]');
  await tool.getByLabel('Start').fill('2026-01-01');
  assert.match(await tool.innerText(), /Due date[\s\S]*May 31, 2026/);
  await page.close();
});

test('a sum is shared by what each used, and is there again', async () => {
  const page = await pages.visit('firing');
  const tool = page.locator('[data-tool="worksheet"]');
  await tool.getByLabel('Hours of firing').fill('5');
  await tool.getByLabel('Name').first().fill('Ana');
  await tool.getByLabel('Shelves').first().fill('2');
  await tool.getByLabel('Shelves').last().fill('3');
  const shared = async () => (await tool.locator('.results').innerText()).replaceAll(/\s+/g, ' ');
  assert.match(await shared(), /Total \$15\.16 Ana \$6\.07 Person 2 \$9\.09/);
  await page.reload();
  assert.match(await shared(), /Ana \$6\.07/);
  await page.close();
});

test('a shot too soon is warned of and waits, and what was deleted comes back', async () => {
  const page = await pages.visit('cat');
  const tool = page.locator('[data-tool="list"]');
  const add = tool.getByRole('button', { name: 'Add', exact: true });
  await tool.getByLabel('When').fill('2026-11-23T07:00');
  await add.click();
  await tool.getByLabel('When').fill('2026-11-23T12:00');
  await tool.getByLabel('Glucose reading').fill('70');
  await add.click();
  assert.match(await tool.getByRole('alert').innerText(), /5 h 0 min[\s\S]*Call the vet/);
  assert.equal(await tool.locator('tbody tr').count(), 1);
  await tool.getByRole('button', { name: 'Add it all the same' }).click();
  assert.equal(await tool.locator('tbody tr').count(), 2);
  await tool
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  assert.equal(await tool.locator('tbody tr').count(), 1);
  await tool.getByRole('button', { name: 'Undo' }).click();
  assert.equal(await tool.locator('tbody tr').count(), 2);
  await page.close();
});

test('a quiz explains each answer, tells who passed, and is tried again', async () => {
  const page = await pages.visit('knots');
  const tool = page.locator('[data-tool="quiz"]');
  for (let number = 0; number < 10; number += 1) {
    await tool.locator('.quiz-answer').first().click();
    assert.ok(((await tool.getByRole('status').textContent()) ?? '').length > 30);
    await tool.getByRole('button', { name: 'Next' }).click();
  }
  assert.match(await tool.innerText(), /pass mark is 8/);
  await tool.getByRole('button', { name: 'Try again' }).click();
  await tool.getByText('Question 1 of 10').waitFor();
  await page.close();
});

test('a quiz without questions is filled on the page and played there', async () => {
  const page = await pages.visit('own');
  const tool = page.locator('[data-tool="quiz"]');
  await tool.getByLabel('Question', { exact: true }).fill('Who founded the band?');
  await tool.getByLabel('Right answer').fill('Ann');
  await tool.getByLabel('Wrong answers, one a line').fill('Bob\nCy');
  await tool.getByRole('button', { name: 'Add', exact: true }).click();
  await tool.getByRole('button', { name: 'Start' }).click();
  await tool.getByRole('button', { name: 'Ann' }).click();
  await tool.getByText('Right.').waitFor();
  await page.close();
});

test('a basket adds up, keeps to its limit, and sends for nothing from a sum on', async () => {
  const page = await pages.visit('beans');
  const basket = page.locator('[data-basket]');
  const add = page.getByRole('button', { name: 'Add to basket: Widow Tansy' });
  await add.click();
  const text = async () => (await basket.innerText()).replaceAll(/\s+/g, ' ');
  assert.match(await text(), /Shipping \$3\.95 Total \$8\.45/);
  for (let count = 0; count < 6; count += 1) await add.click();
  assert.match(await text(), /At most 6 of Widow Tansy/);
  assert.match(await text(), /Total \$30\.95/);
  await page.getByRole('button', { name: 'Add to basket: Hard Winter' }).click();
  assert.match(await text(), /Shipping free Total \$31\.00/);
  assert.equal(await page.getByRole('button', { name: /Ute Road/ }).count(), 0);
  await page.getByRole('button', { name: 'Bush' }).click();
  assert.ok(await page.getByRole('heading', { name: 'Hard Winter' }).isVisible());
  assert.ok(!(await page.getByRole('heading', { name: 'Widow Tansy' }).isVisible()));
  await page.close();
});

test('a list on a page is searched', async () => {
  const page = await pages.visit('seeds');
  const tool = page.locator('[data-tool="table"]');
  await tool.getByLabel('Search').fill('kale');
  assert.equal(await tool.locator('tbody tr:visible').count(), 1);
  await tool.getByLabel('Search').fill('nothing');
  await tool.getByText('Nothing matches your search.').waitFor();
  await page.close();
});
