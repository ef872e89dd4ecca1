import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faultsOf, openToolPages } from '../testing/tool-pages';
import type { ToolPages } from '../testing/tool-pages';

/** What is asked for as an application is used as its visitors use it. */

const prompts = {
  tasks: 'to do list app with dark mode',
  budget:
    'Monthly budget app. I enter income and expenses with a category (rent, groceries, fun) and it shows what is left over.',
  inventory:
    'Inventory management for my bike workshop. Part name, part number, quantity, shelf, supplier. Warn me when something is running low.',
  flashcards: 'Flashcards for learning Spanish: dog - perro, cat - gato. Flip the card.',
  converter: 'A unit converter for cooking: cups to ml, fahrenheit to celsius',
  shares: 'An app to split bills between flatmates Ana, Ben and Chloe. It tells who owes whom.',
  password: 'Password generator, length 12 to 40, copy button',
  counter: 'an app to count how many glasses of water I drink today, my goal is 8',
  hangman: 'a hangman game with the words: apple, apple pie',
  timetable: 'School portal with student login, timetable, grades and announcements',
  seating: 'Seating plan tool for a wedding with 6 tables of 8, drag guests onto tables',
  pomodoro: 'Pomodoro timer with task list',
  poll: 'A poll for our office: where shall we eat? Options: The Swan, Thai Garden',
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

test('what is counted is kept until the day is over, and told the day after', async () => {
  const page = await pages.visit('counter');
  await page.clock.install({ time: new Date('2026-11-26T22:00:00') });
  await page.reload();
  const tool = page.locator('[data-tool="counter"]');
  const more = tool.getByRole('button', { name: 'One more: Glasses of water' });
  const less = tool.getByRole('button', { name: 'One less: Glasses of water' });
  assert.ok(await less.isDisabled());
  for (let glass = 0; glass < 3; glass += 1) await more.press('Enter');
  await less.click();
  assert.equal(await tool.getByRole('status').textContent(), '2 of 8');
  await page.reload();
  assert.equal(await tool.getByRole('status').textContent(), '2 of 8');
  await page.clock.fastForward('03:00:00');
  await tool.getByText('Yesterday: 2').waitFor();
  assert.equal(await tool.getByRole('status').textContent(), '0 of 8');
  await page.close();
});

test('a task is written down, ticked, filtered, renamed, moved, kept and deleted', async () => {
  const page = await pages.visit('tasks');
  const tool = page.locator('[data-tool="tasks"]');
  for (const task of ['Buy bread', 'Water the plants', 'Call Ida']) {
    await tool.getByLabel('New task').fill(task);
    await page.keyboard.press('Enter');
  }
  await tool.getByLabel('Buy bread', { exact: true }).press('Space');
  assert.equal(await tool.getByRole('status').textContent(), 'Still open: 2');
  await tool.getByRole('button', { name: 'Move up: Call Ida' }).press('Enter');
  await tool.getByRole('button', { name: 'Edit: Call Ida' }).click();
  await tool.getByLabel('Edit', { exact: true }).fill('Call Ida back');
  await page.keyboard.press('Enter');
  await page.reload();
  assert.ok(await tool.getByLabel('Buy bread', { exact: true }).isChecked());
  assert.deepEqual(await tool.locator('li label').allTextContents(), [
    'Buy bread',
    'Call Ida back',
    'Water the plants',
  ]);
  await tool.getByRole('button', { name: 'Open', exact: true }).click();
  assert.equal(await tool.locator('li').count(), 2);
  await tool.getByRole('button', { name: 'Delete: Call Ida back' }).click();
  await tool.getByRole('button', { name: 'Delete what is done' }).click();
  await tool.getByRole('button', { name: 'All', exact: true }).click();
  assert.deepEqual(await tool.locator('li label').allTextContents(), ['Water the plants']);
  await page.close();
});

test('without storage the list of tasks says that nothing is kept', async () => {
  const page = await pages.visit('tasks', true);
  await page.getByLabel('New task').fill('Buy bread');
  await page.keyboard.press('Enter');
  assert.ok(await page.getByText('This browser keeps nothing').isVisible());
  await page.close();
});

test('income and expenses are added up to what is left over, and an entry is corrected', async () => {
  const page = await pages.visit('budget');
  const tool = page.locator('[data-tool="list"]');
  for (const [what, type, amount] of [
    ['Salary', 'Income', '100.10'],
    ['Rent', 'Expense', '60.20'],
  ] as const) {
    await tool.getByLabel('What for', { exact: true }).fill(what);
    await tool.getByLabel('Type', { exact: true }).selectOption(type);
    await tool.getByLabel('Amount', { exact: true }).fill(amount);
    await tool.getByRole('button', { name: 'Add' }).click();
  }
  assert.ok(await tool.getByText('Left over: 39.9', { exact: true }).isVisible());
  await tool.getByRole('button', { name: 'Edit: Rent' }).click();
  await tool.getByLabel('Amount', { exact: true }).fill('50');
  await tool.getByRole('button', { name: 'Save' }).click();
  assert.ok(await tool.getByText('Left over: 50.1', { exact: true }).isVisible());
  assert.equal(await tool.locator('tbody tr').count(), 2);
  await page.close();
});

test('what is running low is marked', async () => {
  const page = await pages.visit('inventory');
  const tool = page.locator('[data-tool="list"]');
  await tool.getByLabel('Part name', { exact: true }).fill('Inner tube');
  await tool.getByLabel('Quantity', { exact: true }).fill('2');
  await tool.getByLabel('Reorder at', { exact: true }).fill('5');
  await tool.getByRole('button', { name: 'Add' }).click();
  assert.ok(await tool.getByText('Running low').isVisible());
  await page.close();
});

test('a card is turned, and comes again until it was known', async () => {
  const page = await pages.visit('flashcards');
  const tool = page.locator('[data-tool="flashcards"]');
  const face = tool.locator('.flashcard');
  assert.equal(await face.textContent(), 'Dog');
  await tool.getByRole('button', { name: 'Turn over' }).press('Enter');
  assert.equal(await face.textContent(), 'Perro');
  await tool.getByRole('button', { name: 'Not yet' }).click();
  assert.equal(await face.textContent(), 'Cat');
  for (let card = 0; card < 2; card += 1) {
    await tool.getByRole('button', { name: 'Turn over' }).click();
    await tool.getByRole('button', { name: 'I knew it' }).click();
  }
  assert.equal(await face.textContent(), 'You knew them all.');
  assert.ok(await tool.getByText('Known: 2 of 2').isVisible());
  await page.close();
});

test('units are converted both ways', async () => {
  const page = await pages.visit('converter');
  await page.getByLabel('°F', { exact: true }).fill('212');
  assert.equal(await page.getByLabel('°C', { exact: true }).inputValue(), '100');
  await page.getByLabel('ml', { exact: true }).fill('473.1764730');
  assert.equal(await page.getByLabel('cups (US)', { exact: true }).inputValue(), '2');
  await page.close();
});

test('payments are divided, and it is said who pays whom', async () => {
  const page = await pages.visit('shares');
  const tool = page.locator('[data-tool="shares"]');
  await tool.getByLabel('Paid by').selectOption('Ben');
  await tool.getByLabel('What for').fill('Pizza');
  await tool.getByLabel('Amount').fill('30');
  await tool.getByRole('button', { name: 'Add' }).first().click();
  assert.deepEqual(await tool.locator('.debts li').allTextContents(), [
    'Ana pays Ben 10.00',
    'Chloe pays Ben 10.00',
  ]);
  await page.reload();
  assert.equal(await tool.locator('.debts li').count(), 2);
  await page.close();
});

test('a password has the length and the kinds that were chosen', async () => {
  const page = await pages.visit('password');
  const tool = page.locator('[data-tool="password"]');
  await tool.getByLabel('Characters').fill('30');
  await tool.getByLabel('Symbols').uncheck();
  const made = await tool.locator('output').textContent();
  assert.match(made ?? '', /^[a-zA-Z2-9]{30}$/u);
  await tool.getByLabel('Characters').fill('400');
  assert.equal((await tool.locator('output').textContent())?.length, 40);
  await page.close();
});

test('a word is guessed with the keyboard', async () => {
  const page = await pages.visit('hangman');
  const tool = page.locator('[data-tool="hangman"]');
  await tool.getByRole('button', { name: 'A', exact: true }).focus();
  for (const letter of 'zaple') await page.keyboard.press(letter);
  await page.keyboard.press('i');
  assert.match((await tool.locator('.hangman-word').textContent()) ?? '', /^A.p.p.l.e/u);
  await page.close();
});

test('a week is filled in and kept', async () => {
  const page = await pages.visit('timetable');
  await page.getByLabel('Monday, 1').fill('Maths');
  await page.getByLabel('Monday, 1').press('Tab');
  await page.reload();
  assert.equal(await page.getByLabel('Monday, 1').inputValue(), 'Maths');
  await page.getByRole('button', { name: 'Tuesday' }).click();
  assert.ok(await page.getByLabel('Tuesday, 1').isVisible());
  assert.ok(!(await page.getByLabel('Monday, 1').isVisible()));
  await page.close();
});

test('a guest is given a place by its name, and places are counted', async () => {
  const page = await pages.visit('seating');
  const tool = page.locator('[data-tool="board"]');
  await tool.getByLabel('Name').fill('Aunt May');
  await tool.getByRole('button', { name: 'Add' }).click();
  await tool.getByLabel('Move on: Aunt May').selectOption('Table 4');
  assert.ok(await tool.getByRole('heading', { name: 'Table 4 (1/8)' }).isVisible());
  await page.close();
});
