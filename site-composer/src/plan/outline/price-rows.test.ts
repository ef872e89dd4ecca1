import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuLines } from './menu-lines';
import { readPriceRows } from './price-rows';

const rowsOf = (sentence: string) => readPriceRows(sentence, true)?.items ?? null;

test('Every sum of a list has its thing, whichever of them stands first', () => {
  assert.deepEqual(rowsOf('Saddle fitting £70, girths only £25, flocking £40 (ponies £30).'), [
    { title: 'Saddle fitting', price: '£70' },
    { title: 'Girths only', price: '£25' },
    { title: 'Flocking', price: '£40', text: 'Ponies £30' },
  ]);
  assert.deepEqual(rowsOf('Moorings are £9 a night for a dinghy and £14 a night for a barge.'), [
    { title: 'Moorings: dinghy', price: '£9 a night' },
    { title: 'Moorings: barge', price: '£14 a night' },
  ]);
});

test('What is said of a thing stays with it', () => {
  assert.deepEqual(rowsOf('Gold is $60 a month and includes the sauna.'), [
    { title: 'Gold', price: '$60 a month', text: 'Includes the sauna' },
  ]);
  assert.deepEqual(rowsOf('Family (two adults, two children) is €22.'), [
    { title: 'Family', price: '€22', text: 'Two adults, two children' },
  ]);
});

test('A sentence behind the sums is told by itself', () => {
  const read = readPriceRows('Rods £12, reels £18, bait is sold at the gate.', true);
  assert.equal(read?.items.length, 2);
  assert.equal(read?.rest, 'Bait is sold at the gate.');
});

test('What is no list of prices from its first word to its last is none', () => {
  assert.equal(readPriceRows('It costs about £55 to overwinter one.', true), null);
  assert.equal(
    readPriceRows('Rent runs from May and is £62 for a plot and £34 for a half.', true),
    null,
  );
  assert.equal(readPriceRows('We are open on Sundays.', true), null);
});

test('A syllable in front of a figure is part of its word', () => {
  assert.equal(rowsOf('Falooda 6'), null);
});

test('A long row of sums is read in time', () => {
  assert.equal(readPriceRows(`${'Tea £1, '.repeat(5_000)}cake £2`, true), null);
});

test('lines below each other that end with figures are a menu', () => {
  const passages = [
    'Mohinga 10.50',
    'Leaf salad (lahpet) - $9',
    'Noodles, chicken or tofu, 11',
    'Falooda 6',
  ].map((text, line) => ({ text, within: text, paragraph: 1, line, label: null, isUrgent: false }));
  const salad = readPriceRows(passages[1]?.text ?? '', true);
  assert.ok(salad !== null && passages[1] !== undefined);
  const menu = menuLines(passages, new Map([[passages[1], salad]]), 'salad - $9', true);
  assert.deepEqual(
    [...menu.values()].flatMap(({ items }) => items),
    [
      { title: 'Mohinga', price: '$10.50' },
      { title: 'Noodles', price: '$11', text: 'Chicken or tofu' },
      { title: 'Falooda', price: '$6' },
    ],
  );
  assert.equal(menuLines(passages.slice(3), new Map(), '', true).size, 0);
});

test('sums for one of something, behind what is sold, are rows named by what they are for', () => {
  assert.deepEqual(readPriceRows('Piano lessons in Hexham, £18 per half hour, £32 an hour', true), {
    items: [
      { title: 'Per half hour', price: '£18' },
      { title: 'An hour', price: '£32' },
    ],
    rest: '',
  });
  assert.equal(
    readPriceRows('Dog walker in Ryde, Sandown and Shanklin, £12 a walk, £20 a day', true)?.rest,
    'Dog walker in Ryde, Sandown and Shanklin.',
  );
  // One of them is for one thing only: it is a row of that thing.
  const [only] = readPriceRows('Puppy visit £12 a walk', true)?.items ?? [];
  assert.equal(only?.title, 'Puppy visit');
});
