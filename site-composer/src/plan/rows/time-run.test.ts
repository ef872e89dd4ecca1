import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimeRun } from './time-run';

const rowsOf = (text: string): string[] | null =>
  readTimeRun(text)?.entries.map(({ when, title }) => `${when} | ${title}`) ?? null;

test('Ages in brackets are no times, and two days of one thing are one row', () => {
  assert.deepEqual(rowsOf('Tots (4-6) Mon 4.30, Juniors (7-12) Mon and Wed 5.15.'), [
    'Mon 4.30 | Tots',
    'Mon and Wed 5.15 | Juniors',
  ]);
});

test('Each day has the place that stands beside it', () => {
  assert.deepEqual(rowsOf('Tonbury market Sat 10-3 and Sundays 11 til 2 at the foodhall'), [
    'Sat 10-3 | Tonbury market',
    'Sundays 11 til 2 | Foodhall',
  ]);
});

test('A sentence that tells when somebody does something is no row', () => {
  assert.equal(rowsOf('We roast on Thursdays.'), null);
});
