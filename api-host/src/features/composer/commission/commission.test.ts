import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { understand } from '../understand/understand';
import { subjects } from './subjects';

const navOf = (prompt: string) => understand(prompt).commission?.parts.map(({ nav }) => nav) ?? [];

const wine =
  'Please implement a wine e-commerce website to display and sell wines. The website should have functionalities including product listing, product details, shopping cart, and order management. Users should be able to browse different wines, add them to the cart, check out, and view their order status. Use snow as background and wine red for components.';

void test('a shop gets its goods, a cart and orders, the colours asked for and a name', () => {
  assert.deepEqual(navOf(wine), ['Wines', 'Cart', 'Orders']);
  const { html, css, notes } = compose(wine);
  assert.match(html, /<title>(?:The Wine Room|Vine &amp; Cellar Wines)/);
  assert.match(css, /--bg: #fffafa/);
  assert.match(css, /--brand: #722f37/);
  assert.ok(notes.some((note) => note.includes('taking payments')));
});

void test('what is rented is what was named, with a calendar and a price', () => {
  const prompt =
    'Implement a web-based platform for renting out vintage cameras, with a catalogue, rental calendar, price calculation, user reviews and FAQ. The background should be beige, components saddle brown.';
  assert.deepEqual(navOf(prompt).slice(0, 3), ['Cameras', 'Booking', 'My bookings']);
  const { html } = compose(prompt);
  assert.match(html, /Leica M3/);
  assert.doesNotMatch(html, /t-shirt|hoodie/i);
});

void test('texts that are no specification are left to the other readers', () => {
  for (const prompt of [
    'bakery in lisbon',
    'fitness coach site',
    'Design a landing page for a meditation app with download buttons, features, pricing and a FAQ; sage background.',
    'I want a shop but without a cart, only enquiries, ceramic bowls and vases, no photos, grey background',
  ])
    assert.equal(understand(prompt).commission, null, prompt);
});

void test('every subject has samples with all its facets', () => {
  assert.ok(subjects.length >= 60);
  for (const { id, entries, facets } of subjects) {
    assert.ok(entries.length > 2, id);
    assert.ok(
      entries.every((entry) => entry.title !== '' && entry.facets.length <= facets.length),
      id,
    );
  }
});
