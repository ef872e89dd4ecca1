import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldList } from './told-list';

const read = (sentence: string, isEnglish = true) => {
  const list = toldList(sentence, isEnglish);
  return list === null
    ? null
    : [list.heading, ...list.cards.map(({ title, text = '' }) => `${title} ${text}`.trim())];
};

test('a sentence that says which there are is a list under its name', () => {
  assert.deepEqual(
    read(
      'Classes are vintage trailed, classic, horse, and a new one for anybody who has never ploughed, called First Furrow, we lend you the tractor and somebody patient.',
    ),
    [
      'Classes',
      'Vintage trailed',
      'Classic',
      'Horse',
      'First Furrow A new one for anybody who has never ploughed. We lend you the tractor and somebody patient.',
    ],
  );
  assert.deepEqual(read('Our fillings are cheese, bean and pork.'), [
    'Fillings',
    'Cheese',
    'Bean',
    'Pork',
  ]);
  assert.deepEqual(read('Unsere Sorten sind Kümmel, Dinkel und Hafer', false), [
    'Sorten',
    'Kümmel',
    'Dinkel',
    'Hafer',
  ]);
});

test('what else is said with a comma is no list', () => {
  assert.equal(read('Hens are fine, dogs on leads, cars stay outside.'), null);
  assert.equal(read('Gates are locked at dusk.'), null);
  assert.equal(read('We are bakers, millers and farmers.'), null);
  assert.equal(read('Prices are £4, £5 and £6.'), null);
});
