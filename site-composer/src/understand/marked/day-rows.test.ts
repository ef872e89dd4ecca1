import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

const today = new Date('2026-11-26T12:00:00Z');
const factsOf = (text: string) => understand(text, today).facts;
const daysOf = (text: string): string[] =>
  factsOf(text).dates.map(({ words, title }) => `${words}: ${title ?? '–'}`);

test('what plays on which day stands with its day, whoever the names look like', () => {
  const said =
    'Landing page for Saltmarsh Folk Festival, 10 to 12 July 2027 near Maldon. Headliners: The Tide Sisters on Friday, Ned Arkwright on Saturday, Marsh Lantern on Sunday.';
  assert.deepEqual(daysOf(said).slice(1), [
    'Friday: The Tide Sisters',
    'Saturday: Ned Arkwright',
    'Sunday: Marsh Lantern',
  ]);
  assert.deepEqual(factsOf(said).people, []);
});

test('days may stand in front of what takes place', () => {
  assert.deepEqual(
    daysOf(
      'Beer garden in Ludlow with music. Friday Hollow Reed, Saturday The Lamp Boys, Sunday open mic with Jean.',
    ),
    ['Friday: Hollow Reed', 'Saturday: The Lamp Boys', 'Sunday: Open mic with Jean'],
  );
});

test('opening hours and prices are no programme', () => {
  const { dates, hours } = factsOf(
    'Butcher in Ripon. Open Monday 9 to 5, Wednesday 9 to 5, Saturday 8 to 2.',
  );
  assert.deepEqual(dates, []);
  assert.equal(hours.length, 3);
});
