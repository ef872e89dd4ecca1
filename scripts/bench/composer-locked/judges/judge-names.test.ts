import assert from 'node:assert/strict';
import test from 'node:test';
import { locked, pageOf } from '../testing-pages';
import { judgeNames } from './judge-names';

test('the given name must be in the title and on the page', () => {
  const one = locked('knife-van');
  const good = pageOf('<h1>Keen Edge sharpens knives</h1>', 'Keen Edge · Stroud');
  assert.deepEqual(judgeNames(one, good), { givenShown: true, invented: [] });
  const bad = judgeNames(one, pageOf('<h1>The Corner Shop</h1>', 'The Corner Shop'));
  assert.equal(bad.givenShown, false);
  assert.deepEqual(bad.invented, ['The Corner Shop']);
});

test('people and places from nowhere are invented names, ordinary words with a capital are not', () => {
  const one = locked('knife-van');
  const page = pageOf(
    '<h1>Keen Edge</h1><h2>What Customers Ask</h2><p>Open on Mondays, says Fiona of Lisbon.</p>',
    'Keen Edge',
  );
  assert.deepEqual(judgeNames(one, page).invented, ['Fiona', 'Lisbon']);
});

test('British and American words, plurals and degrees are ordinary; hyphenated given names are given', () => {
  const page = pageOf(
    '<h1>Verge &amp; Fusee</h1><h2>Your Favourites, Neighbors’ Highest Colours</h2><p>Ask Mei-Lin.</p>',
    'Verge &amp; Fusee',
  );
  assert.deepEqual(judgeNames(locked('clock-shop-brief'), page).invented, []);
});
