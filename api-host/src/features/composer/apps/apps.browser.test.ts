import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compose } from '../composer';
import { openComposedPages, type ComposedPages } from '../testing/composed-pages';

let pages: ComposedPages;

before(async () => {
  pages = await openComposedPages(process.env.CHROMIUM_PATH);
});

after(() => pages.close());

const use = (prompt: string) => pages.open(compose(prompt), 1100);

void test('expenses: an entry is added, counted, filtered and deleted', async () => {
  const { page, errors } = await use('expense dashboard with filters and CSV export');
  const form = page.getByRole('form', { name: 'Add entry' });
  await form.getByLabel('Description').fill('Bicycle lamp');
  await form.getByLabel('Amount').fill('30');
  await form.getByRole('button', { name: 'Add entry' }).click();
  await page.getByText('Saved: Bicycle lamp').waitFor();
  await page.getByText('$1,183.90').waitFor();
  await page.getByLabel('Search').fill('lamp');
  assert.equal(await page.locator('tbody tr').count(), 1);
  await page.getByRole('button', { name: 'Delete Bicycle lamp' }).click();
  await page.getByText('nothing fits the filters').waitFor();
  assert.deepEqual(errors, []);
  await page.close();
});

void test('an entry without its name is refused and says which field is missing', async () => {
  const { page } = await use('workout log with exercises, sets, reps and weight');
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await page.getByText('Please fill in “Exercise”.').waitFor();
  await page.close();
});

void test('a mortgage is worked out to the cent and follows what is typed', async () => {
  const { page } = await use('mortgage calculator');
  await page.getByLabel('Amount borrowed').fill('200000');
  await page.getByLabel('Interest rate').fill('4');
  await page.getByLabel('Years').fill('25');
  await page.getByText('$1,055.67').first().waitFor();
  await page.getByLabel('Interest rate').fill('0');
  await page.getByText('$666.67').first().waitFor();
  await page.getByLabel('Years').fill('');
  await page.getByText('fill in every number').waitFor();
  await page.close();
});

void test('a quiz asks, tells right from wrong and keeps score to the end', async () => {
  const { page } = await use('a quiz about capitals with timer and score');
  const next = page.getByRole('button', { name: 'Next' });
  for (let question = 0; question < 10; question += 1) {
    await page.locator('.quiz__answer').first().click();
    await next.click();
  }
  await page.getByText('Your score').waitFor();
  assert.match(await page.locator('[data-part="score"]').innerText(), /^\d+ \/ 10$/);
  await page.close();
});

void test('a booking says what is missing, is confirmed, listed and can be cancelled', async () => {
  const { page } = await use(
    'a booking page for a hair salon: choose service, date, time, confirm',
  );
  const confirm = page.getByRole('button', { name: 'Confirm booking' });
  await confirm.click();
  await page.getByText('Still missing: what you would like, a day, a time').waitFor();
  await page.locator('[data-choice]').first().check();
  await page.getByRole('button', { name: 'Month after' }).click();
  await page
    .getByRole('group', { name: 'Days' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page
    .getByRole('group', { name: 'Times' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByLabel('Your name').first().fill('Ana');
  await page.getByLabel('Email').first().fill('ana@example.org');
  await confirm.click();
  await page.getByText('Confirmed on this page').waitFor();
  await page.getByRole('heading', { name: 'My reservations' }).waitFor();
  await page.getByRole('button', { name: /^Cancel / }).click();
  assert.ok(!(await page.getByRole('heading', { name: 'My reservations' }).isVisible()));
  await page.close();
});

void test('pages asked for by name are views, and the address of a part opens its page', async () => {
  const { page } = await use('a mountain lodge website with home, rooms, dining, gallery, contact');
  const nav = page.getByRole('navigation', { name: 'Main' });
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
  await nav.getByRole('link', { name: 'Dining' }).click();
  assert.ok(!(await page.getByRole('heading', { level: 1 }).isVisible()));
  assert.ok(await page.getByRole('heading', { name: 'Dining' }).first().isVisible());
  await nav.getByRole('link', { name: 'Home' }).click();
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
  await page.close();
});

void test('a list nobody thought of gets the columns its own words name', async () => {
  const { page } = await use(
    'I want to log my migraines (date, intensity 1-10, trigger, medication) and see a chart',
  );
  const form = page.getByRole('form', { name: 'Add entry' });
  await form.getByLabel('Intensity').fill('7');
  await form.getByLabel('Trigger').fill('Thunder');
  await form.getByLabel('Medication').fill('None');
  await form.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('cell', { name: 'Thunder', exact: true }).waitFor();
  assert.match(
    (await page.locator('svg.chart').first().getAttribute('aria-label')) ?? '',
    /intensity over time.* 6\.5/i,
  );
  await page.close();
});

void test('a German budget filters by its own words', async () => {
  const { page } = await use(
    'Haushaltsbuch App mit Ausgaben, Einnahmen, Kategorien und Diagramm, CSV Export',
  );
  await page.getByLabel(/^Filter: .*art/i).selectOption({ label: 'Einnahmen' });
  assert.equal(await page.locator('tbody tr').count(), 1);
  await page.close();
});
