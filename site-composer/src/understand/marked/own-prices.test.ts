import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const pricesIn = (prompt: string): Record<string, string | undefined> =>
  Object.fromEntries(
    planFor(prompt, { today })
      .brief.lists.flatMap(({ items }) => items)
      .map(({ title, price }) => [title, price]),
  );

test('a price is that of the thing in its own clause', () => {
  const locks = pricesIn(
    'hi i need a web site for my locksmith business its called Keyfast we do Croydon and Sutton, 24 hrs, no call out charge, lockouts from £65 and new locks from 90 pounds, phone is 020 7946 0311',
  );
  assert.equal(locks['New locks'], 'from £90');
  assert.equal(locks['Lockouts'], 'from £65');
});

test('a sum in words has the mark of its currency', () => {
  const plumber = pricesIn(
    'Plumber in Hove called Tidewell. Boiler services from £85, new taps from 60 pounds, blocked drains £95.',
  );
  assert.equal(plumber['New taps'], 'from £60');
});

test('a title of a price ends in no preposition, and begins with nobody', () => {
  const titles = Object.keys(
    pricesIn(
      'We are Hollow Lane Donkey Rest, a small charity near Okehampton. It costs £9 a week to feed one donkey. People can give £9, £36 or £108, or adopt a donkey for £40 a year.',
    ),
  );
  assert.ok(
    titles.every((title) => !/^people can|\b(?:for|ab|a)$/i.test(title)),
    titles.join(' | '),
  );
  assert.deepEqual(
    Object.entries(pricesIn('Käseladen Rinde in Freiburg. Käseplatten ab 14 € pro Person.')),
    [['Käseplatten', 'ab 14 € pro Person']],
  );
});

test('one price of several things in a row stays theirs', () => {
  const board = pricesIn(
    'Café Blum in Ash. Scone with jam £4, tea and cake £6.50, soup and bread £7.',
  );
  assert.equal(board['Tea and cake'], '£6.50');
  assert.equal(board['Soup and bread'], '£7');
});
