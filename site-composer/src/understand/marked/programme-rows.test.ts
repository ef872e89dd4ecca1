import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understand';

test('every part behind “Schedule:” is a row of it, with the day of the part before where it names none', () => {
  const { facts, lists } = understand(
    'Make a site for Tidewater FM, our community radio station in Barry. Schedule: Breakfast with Nia weekdays 7 to 10, The Lunch Table 12-1 on weekdays, Drivetime with Col 4 to 7, Saturday is sport with Huw from 2 until 6, and Sunday evening 8-10 is Slow Records with Mags. Sponsors can get a 30 second spot for £12.',
    new Date('2026-11-27'),
  );
  assert.deepEqual(
    facts.dates.map(({ title, words }) => `${title ?? ''}: ${words}`),
    [
      'Breakfast with Nia: weekdays, 7 to 10',
      'The Lunch Table: weekdays, 12-1',
      'Drivetime with Col: weekdays, 4 to 7',
      'Sport with Huw: Saturday, 2 until 6',
      'Slow Records with Mags: Sunday evening, 8-10',
    ],
  );
  assert.deepEqual(facts.hours, []);
  assert.ok(!lists.some(({ items }) => items.some(({ title }) => title.includes('Drivetime'))));
});

test('rows need no label where each has its day and its time, and brackets are notes on them', () => {
  const { facts } = understand(
    'We are 3rd Maltby Scout Group. Squirrels mondays 5-6 (age 4-6), Beavers tuesdays 5.30-6.45 (6-8), Cubs wednesdays 6.30-8 (8 to 10 and a half), Scouts fridays 7-9 (10.5-14). Subs are £42 a term.',
    new Date('2026-11-27'),
  );
  assert.deepEqual(
    facts.dates.map(({ title, words, where }) => `${title ?? ''}: ${words} (${where ?? ''})`),
    [
      'Squirrels: mondays, 5-6 (Age 4-6)',
      'Beavers: tuesdays, 5.30-6.45 (6-8)',
      'Cubs: wednesdays, 6.30-8 (8 to 10 and a half)',
      'Scouts: fridays, 7-9 (10.5-14)',
    ],
  );
  assert.deepEqual(facts.hours, []);
});

test('opening hours by day are no programme', () => {
  const { facts } = understand(
    'Bakery in Hull. Open Monday 9-5, Tuesday 10-6, Saturday 8-12. Call 01482 555 010.',
    new Date('2026-11-27'),
  );
  assert.deepEqual(facts.dates, []);
});
