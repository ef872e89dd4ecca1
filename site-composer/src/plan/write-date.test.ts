import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../index';
import { inOrder, writtenDate } from './write-date';

const today = new Date('2026-11-22T12:00:00Z');
const datesOf = (prompt: string) => planFor(prompt, { today }).brief.facts.dates;

test('A time stands as it was said, the day in full', () => {
  const date = {
    words: '6 June 2027, 11am to 4pm',
    iso: '2027-06-06T11:00',
    time: '11am to 4pm',
    title: null,
  };
  assert.equal(writtenDate(date, 'en'), 'Sunday, 6 June 2027, 11am to 4pm');
});

test('A day that is a limit says so', () => {
  const date = { words: '30 May 2027', iso: '2027-05-30', bound: 'until', title: 'Hands' };
  assert.equal(writtenDate(date, 'en'), 'Until Sunday, 30 May 2027');
});

test('Several days in a row stay as they were written', () => {
  assert.equal(
    writtenDate({ words: 'july 23–25', iso: '2027-07-23', title: null }, 'en'),
    'July 23–25',
  );
});

test('What follows on the same day without a time stays behind what has one', () => {
  const service = { words: '11 April, 2pm', iso: '2027-04-11T14:00', title: 'Service' };
  const tea = { words: '11 April', iso: '2027-04-11', title: 'Tea' };
  assert.deepEqual(inOrder([service, tea]), [service, tea]);
});

test('A weekday that the next such day does not have leaves the year open', () => {
  const [day] = datesOf('Jumble sale, 3rd Wrexham Scouts, sat 14 march, 10 till 1, St Giles Hall.');
  assert.equal(day?.iso, null);
  assert.equal(day && writtenDate(day, 'en'), 'Sat 14 March, 10 till 1');
});

test('A time of one number is no year', () => {
  const [day] = datesOf("Christening of our twins on Sunday 13 June at 11 in St Oswald's.");
  assert.match(day?.iso ?? '', /^2027-06-13/);
});
