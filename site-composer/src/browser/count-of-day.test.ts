import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOn, stepped } from './scripts/count-of-day';

const monday = new Date(2026, 10, 23, 23, 59);
const tuesday = new Date(2026, 10, 24, 0, 1);
const friday = new Date(2026, 10, 27, 12);

test('a new day begins at nothing and remembers the day before', () => {
  const counted = stepped(stepped(countOn({ day: '', count: 0, before: null }, monday), 1), 1);
  assert.deepEqual(counted, { day: '2026-11-23', count: 2, before: null });
  assert.deepEqual(countOn(counted, tuesday), { day: '2026-11-24', count: 0, before: 2 });
});

test('of a day longer ago nothing is said', () => {
  assert.equal(countOn({ day: '2026-11-23', count: 5, before: 1 }, friday).before, null);
});

test('nothing is less than nothing', () => {
  assert.equal(stepped({ day: '', count: 0, before: null }, -1).count, 0);
});
