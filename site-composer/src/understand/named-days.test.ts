import assert from 'node:assert/strict';
import test from 'node:test';
import { namedDay, namesDay } from './named-days';

const today = new Date('2026-11-26T12:00:00Z');

test('a day that is named has its own date, the next to come', () => {
  const days: [string, string][] = [
    ['Christmas Eve watchnight', '2026-12-24'],
    ['Boxing Day swim', '2026-12-26'],
    ['Halloween', '2027-10-31'],
    ["New Year's Day dip", '2027-01-01'],
    ['Good Friday', '2027-03-26'],
    ['Easter Monday 2028', '2028-04-17'],
    ['Silvester', '2026-12-31'],
    ['am Heiligabend', '2026-12-24'],
    ['Ostermontag', '2027-03-29'],
    ['lundi de Pâques', '2027-03-29'],
  ];
  for (const [words, iso] of days) assert.equal(namedDay(words, today), iso, words);
});

test('a season, a name and a weekday name no day', () => {
  for (const words of [
    'Christmas market',
    'Easter holidays',
    'Monday',
    'The Noel Arms',
    'Silvestergasse',
    'Valentine Road',
  ])
    assert.equal(namesDay(words), false, words);
});
