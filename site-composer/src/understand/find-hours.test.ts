import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHours } from './find-hours';

const rows = (text: string): string[] =>
  findHours([text]).hours.map(
    ({ from, to, opens, closes }) =>
      `${from}-${to} ${opens === null ? 'closed' : `${opens}-${closes}`}`,
  );

const cases: readonly (readonly [string, readonly string[]])[] = [
  ['open 8 to 4 every day except Monday', ['1-1 closed', '2-7 08:00-16:00']],
  ['every day except Wednesday 10-6', ['1-2 10:00-18:00', '3-3 closed', '4-7 10:00-18:00']],
  ['8 to 6 every day except Sunday 9 to 1', ['1-6 08:00-18:00', '7-7 09:00-13:00']],
  ['open daily 9-5 but not on Sundays or Mondays', ['1-1 closed', '2-6 09:00-17:00', '7-7 closed']],
  [
    '9 to 5 Tuesday to Saturday and till 8 on Thursdays',
    ['2-3 09:00-17:00', '4-4 09:00-20:00', '5-6 09:00-17:00'],
  ],
  ['Wednesday to Sunday 7.30 to 2, closed Monday and Tuesday', ['1-2 closed', '3-7 07:30-14:00']],
  ['Fri 4-10, Sat 12-10, Sun 12-6', ['5-5 16:00-22:00', '6-6 12:00-22:00', '7-7 12:00-18:00']],
  [
    'Open Tue-Sat 9 to 6, late Thursday till 8.',
    ['2-3 09:00-18:00', '4-4 09:00-20:00', '5-6 09:00-18:00'],
  ],
  ['open 6am-10pm weekdays 8-6 weekends', ['1-5 06:00-22:00', '6-7 08:00-18:00']],
  ['Monday to Friday 6-10', ['1-5 06:00-10:00']],
  ['Saturday to Monday 10-4', ['1-1 10:00-16:00', '6-7 10:00-16:00']],
  ['täglich außer Montag 11 bis 22 Uhr', ['1-1 closed', '2-7 11:00-22:00']],
  ['tous les jours sauf le lundi de 9h à 18h', ['1-1 closed', '2-7 09:00-18:00']],
  ['elke dag behalve maandag 10-17', ['1-1 closed', '2-7 10:00-17:00']],
];

for (const [text, expected] of cases)
  test(`Hours of "${text}"`, () => assert.deepEqual(rows(text), expected));
