import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const daysIn = (prompt: string): [string | null, string | null][] =>
  planFor(prompt, { today }).brief.facts.dates.map(({ title, iso }) => [
    title,
    iso?.slice(0, 10) ?? null,
  ]);
const dayOf = (prompt: string, title: RegExp): string | null | undefined =>
  daysIn(prompt).find(([name]) => title.test(name ?? ''))?.[1];

const church =
  "St Columba's Church, Mill Street, Kirkwall. Sunday worship 11am with crèche, and messy church for families on the last Saturday of the month, 3 to 5pm. Christmas: carols by candlelight on 20 December at 6.30pm, Christmas Eve watchnight 11.15pm, Christmas Day 10.30am.";

test('a day that is named takes no date of its neighbour', () => {
  assert.equal(dayOf(church, /carols/i), '2026-12-20');
  assert.equal(dayOf(church, /watchnight/i), '2026-12-24');
  assert.equal(dayOf(church, /christmas day/i), '2026-12-25');
  const inn =
    'The Plough in Ludlow. Events: quiz on 3 December at 8pm, Boxing Day walk 11am, New Year’s Eve dance 9pm.';
  assert.equal(dayOf(inn, /walk/i), '2026-12-26');
  assert.equal(dayOf(inn, /dance/i), '2026-12-31');
});

test('several things on one day share it', () => {
  const fair =
    'Village fair in Ash. On 12 June 2027: parade at 2pm, dog show at 3pm, tug of war at 4pm.';
  assert.equal(dayOf(fair, /dog show/i), '2027-06-12');
});

test('what takes place has a whole title', () => {
  const titles = daysIn(church).map(([title]) => title ?? '');
  assert.ok(titles.includes('Messy church for families'), titles.join(' | '));
  assert.ok(
    titles.every((title) => !/^with\b|\b(?:on|the)$/i.test(title)),
    titles.join(' | '),
  );
});

test('days with dates are in order', () => {
  const dates = daysIn(
    'Denton Runners in Ilkley. Our races: the Beamsley Bash on 9 May 2027 and the Dark Night on 4 December 2026.',
  ).flatMap(([, iso]) => (iso === null ? [] : [iso]));
  assert.deepEqual(dates, dates.toSorted());
  assert.equal(dates.length, 2);
});
