import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-26T12:00:00Z'));
const pricesOf = (prompt: string) =>
  read(prompt).lists.flatMap(({ items }) =>
    items.flatMap(({ title, price }) => (price === undefined ? [] : [[title, price]])),
  );

test('Behind a price in front of its thing the next needs no currency', () => {
  assert.deepEqual(
    pricesOf(
      'need a landing page for a mobile sauna you can hire by the weekend. 180 quid fri to sun, 60 for each extra day, wood included. brand is Hot Dray.',
    ),
    [
      ['Fri to Sun', '£180'],
      ['Each extra day', '£60'],
    ],
  );
});

test('A sum behind its label is a price', () => {
  assert.deepEqual(
    pricesOf("I'm a freelance subtitle translator. Rates per minute of film: 6 euros."),
    [['Per minute of film', '6\u00A0€']],
  );
});

test('A bracket that closes what began before is no part of the words', () => {
  const { facts } = read(
    'a site for our netball team Redditch Rockets: fixtures (3 Jan v Bromsgrove away, 10 Jan v Studley home, 17 Jan v Alcester home)',
  );
  assert.ok(facts.dates.every(({ title }) => !(title ?? '').includes(')')));
  assert.equal(facts.dates.length, 3);
});

test('The page of a landlord is about what is let, and the price is its own', () => {
  const { subject, name } = read(
    'Landlord in Leith renting out a two bed flat, 1150 a month, available from 1 March, no pets.',
  );
  assert.equal(subject.phrase, 'two-bed flat');
  assert.equal(name.given, false);
});

test('What somebody does at length is named as work', () => {
  const { subject } = read(
    'I restore old accordions and concertinas in a shed behind my house in Hebden Bridge. Full rebuilds from £450, retuning £120.',
  );
  assert.equal(subject.phrase, 'restoring old accordions and concertinas');
});
