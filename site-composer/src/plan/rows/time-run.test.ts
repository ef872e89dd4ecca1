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

test('What goes on with its time is no title of a row', () => {
  assert.equal(
    rowsOf("C'est ouvert du mercredi au dimanche de 11h à 19h, fermé tout janvier"),
    null,
  );
  assert.equal(rowsOf('Workshop from Monday 9am, tea until Friday 5pm and'), null);
});

test('First names that are months as well, a life and opening hours are no rows', () => {
  for (const text of [
    'We are looking for Brian Tate, Mai Tran, Jan Novak.',
    'Tomasz Brzezinski, born 3 February 1934 in Lwów, died 11 January 2026 in Bradford.',
    'Mon to Fri 7.30 to 5, no Sundays, Saturdays only for lost shoes.',
    '7am-3pm every day except Wednesday when we are closed.',
    'Friday and Saturday we stay open until 9pm.',
  ])
    assert.equal(rowsOf(text), null, text);
});
