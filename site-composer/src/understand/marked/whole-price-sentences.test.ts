import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
function read(prompt: string): { titles: string[]; page: string } {
  const { brief, plan } = planFor(prompt, { today });
  return {
    titles: brief.lists.flatMap(({ items }) =>
      items.flatMap(({ title, price }) => (price === undefined ? [] : [title])),
    ),
    page: JSON.stringify(plan.sections),
  };
}

test('what a sum does stays a sentence', () => {
  const kitchen = read(
    'Ashgrove Kitchen is a charity in Luton. £5 buys a lunch for two, £20 a week of veg. Volunteers needed.',
  );
  assert.deepEqual(kitchen.titles, []);
  assert.match(kitchen.page, /£5 buys a lunch for two, £20 a week of veg/);
  const donkeys = read(
    'We are Hollow Lane Donkey Rest, a small charity near Okehampton. It costs £9 a week to feed one donkey. We look after 31 donkeys.',
  );
  assert.deepEqual(donkeys.titles, []);
  assert.match(donkeys.page, /costs £9 a week to feed one donkey/);
});

test('plans by number are rows, each with its sum', () => {
  const rota = read(
    'Landing page for Rotaboard, software that makes staff rotas. Free for up to 5 staff, £19 a month up to 20, £39 a month up to 60. Exports hours to Xero.',
  );
  assert.match(rota.page, /"Up to 5 staff","price":"Free".*"Up to 20","price":"£19 a month"/);
});

test('things with prices of their own are rows', () => {
  assert.deepEqual(
    read('Climbing wall in Bath. Day ticket £14, shoe hire £4, ten visits £120.').titles,
    ['Day ticket', 'Shoe hire', 'Ten visits'],
  );
  assert.deepEqual(
    read('Solicitor in Ely. £550 for mirror wills and £300 for a single will.').titles.length,
    2,
  );
});
