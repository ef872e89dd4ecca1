import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timedRows } from './timed-rows';

const rows = (text: string): string[] =>
  (timedRows(text) ?? []).map(({ day, clock, title, where }) =>
    [day, clock, title, where].join(' | '),
  );

const cases: readonly (readonly [string, readonly string[]])[] = [
  [
    'Classes Tuesday 10am and Thursday 6pm at the Custom House',
    ['Tuesday | 10am | Classes | Custom House', 'Thursday | 6pm | Classes | Custom House'],
  ],
  [
    'a website with service times Sunday 9am and 11am, about us and events',
    ['Sunday | 9am & 11am | service | '],
  ],
  [
    'Mass times: Saturday vigil 6.30pm, Sunday 9am, 11am and 5pm, weekdays 10am',
    [
      'Saturday | 6.30pm | vigil | ',
      'Sunday | 9am, 11am & 5pm | Mass | ',
      'weekdays | 10am | Mass | ',
    ],
  ],
  [
    'Ceremony 1.30pm Llandaff Cathedral, reception 4pm at Insole Court, carriages at midnight',
    [
      ' | 1.30pm | Ceremony | Llandaff Cathedral',
      ' | 4pm | reception | Insole Court',
      ' | midnight | carriages | ',
    ],
  ],
  [
    'Training every Tuesday and Friday, 7pm to 9pm, at the rec',
    ['every Tuesday & Friday | 7pm to 9pm | Training | rec'],
  ],
  [
    'Sabato ore 17 apertura stand, domenica ore 10 passeggiata, ore 12 pranzo in piazza',
    [
      'Sabato | ore 17 | apertura stand | ',
      'domenica | ore 10 | passeggiata | ',
      'domenica | ore 12 | pranzo in piazza | ',
    ],
  ],
  ['Cours mardi 18h30 et samedi 10h', ['mardi | 18h30 | Cours | ', 'samedi | 10h | Cours | ']],
  ['We reply within 24h', []],
];

for (const [text, expected] of cases)
  test(`Rows of "${text}"`, () => assert.deepEqual(rows(text), expected));
