import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const today = new Date('2026-11-22T12:00:00Z');

function itemsOf(text: string): string[] {
  return understand(text, today).lists.flatMap(({ items }) => items.map(({ title }) => title));
}

test('Every part of a plain row of offers is an item', () => {
  assert.deepEqual(
    itemsOf(
      'Create an online store called "Fern & Clay" that sells handmade ceramics: stoneware mugs, serving bowls, planters and bud vases.',
    ),
    ['Stoneware mugs', 'Serving bowls', 'Planters', 'Bud vases'],
  );
  assert.deepEqual(
    itemsOf(
      "I'm a gardener in Truro, Sam Penrose. Hedge cutting, lawn care, planting and tidy-ups for older people who can't manage their garden any more.",
    ),
    ['Hedge cutting', 'Lawn care', 'Planting', 'Tidy-ups'],
  );
});

test('A shop for several things sells the first of them as well', () => {
  assert.deepEqual(
    itemsOf(
      'online shop for handmade baby quilts, cushions and bunting called Nested. Cart, gallery',
    ),
    ['Handmade baby quilts', 'Cushions', 'Bunting'],
  );
});

test('A row of parts of the page is no row of offers', () => {
  assert.deepEqual(
    itemsOf(
      'Website for Oakridge Primary School in Bristol. Include announcements, a timetable, documents to download and a parent login.',
    ),
    [],
  );
});
