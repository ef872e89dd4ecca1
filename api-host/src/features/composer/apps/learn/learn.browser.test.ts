import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { compose } from '../../composer';
import { openComposedPages, type ComposedPages } from '../../testing/composed-pages';

let pages: ComposedPages;

before(async () => {
  pages = await openComposedPages(process.env.CHROMIUM_PATH);
});

after(() => pages.close());

const use = (prompt: string) => pages.open(compose(prompt), 1100);

void test('a card that was known comes back later, one that was not comes back today', async () => {
  const { page, errors } = await use('spaced repetition flashcards to learn Spanish');
  const card = page.locator('.flash');
  const first = await card.innerText();
  assert.equal(await page.locator('[data-part="due"]').innerText(), '12');
  await card.click();
  assert.notEqual(await card.innerText(), first);
  await page.getByRole('button', { name: 'Good' }).click();
  assert.equal(await page.locator('[data-part="due"]').innerText(), '11');
  assert.equal(await page.locator('[data-part="streak"]').innerText(), '1 day');
  await card.click();
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await page.getByText('It comes again today.').waitFor();
  assert.equal(await page.locator('[data-part="due"]').innerText(), '11');
  assert.deepEqual(errors, []);
  await page.close();
});

void test('lessons are completed, counted and asked about; the player pauses', async () => {
  const { page, errors } = await use(
    'A course platform where students watch lessons, mark them as complete and take a quiz',
  );
  await page.getByRole('link', { name: 'Lessons' }).first().click();
  const play = page.locator('[data-lessons] [data-part="play"]');
  await play.click();
  assert.equal(await play.innerText(), 'Pause');
  await play.click();
  assert.equal(await play.innerText(), 'Play');
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await page.getByText(/Your progress: 10 %/).waitFor();
  await page.getByRole('button', { name: 'Mark as not complete' }).click();
  await page.getByText(/Your progress: 0 %/).waitFor();
  await page.getByRole('button', { name: /Quiz: First steps/ }).click();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await page.getByText('0 of 2 right').waitFor();
  assert.deepEqual(errors, []);
  await page.close();
});

void test('pins and list of a drawn map follow each other, and places are added', async () => {
  const { page, errors } = await use('map of the best street food in penang');
  const pin = page.locator('.pin').first();
  await pin.click();
  assert.equal(await pin.getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('.place.is-chosen').count(), 1);
  await page.locator('.pin').first().click();
  assert.equal(await page.locator('.place.is-chosen').count(), 0);
  await page.getByLabel('Name of the place').fill('Night noodles');
  await page.getByRole('button', { name: 'Add place' }).click();
  await page.getByText('Added to the map.').waitFor();
  await page.getByLabel('Search places').fill('night');
  assert.equal(await page.locator('.pin').count(), 1);
  assert.deepEqual(errors, []);
  await page.close();
});

void test('a title that plays is paused by the button that started it', async () => {
  const { page, errors } = await use(
    'Please implement a music library app with playlists, player, search and favourites. Background ghost white, components indigo.',
  );
  await page.getByRole('link', { name: 'Player' }).first().click();
  const track = page.locator('[data-track="1"]');
  await track.click();
  assert.equal(await track.innerText(), 'Pause');
  await track.press('Enter');
  assert.equal(await track.innerText(), 'Play');
  assert.deepEqual(errors, []);
  await page.close();
});
