import { choice, day, number, text } from '../../../apps/records/record-kind';
import type { Kind } from './kind';

/** Matches, guests, scores and what was agreed with whom. */
export const eventRecords: readonly Kind[] = [
  [
    /match|fixture/i,
    'match',
    [
      day('on', 'Date'),
      text('home', 'Home'),
      text('away', 'Away'),
      text('result', 'Result', { optional: true }),
      choice('state', 'Status', 'Planned', 'Played'),
    ],
    [
      [-7, 'Northfield', 'Riverside', '2 : 1', 'Played'],
      [-1, 'Mill Road', 'Northfield', '0 : 0', 'Played'],
      [6, 'Northfield', 'Harbour', '', 'Planned'],
    ],
  ],
  [
    /seating/i,
    'seat',
    [
      text('guest', 'Guest'),
      text('table', 'Table'),
      choice('menu', 'Menu', 'Meat', 'Fish', 'Vegetarian'),
    ],
    [
      ['Aunt Rosa', 'Table 1', 'Fish'],
      ['Ben and Ida', 'Table 2', 'Meat'],
      ['Grandfather', 'Table 1', 'Vegetarian'],
    ],
  ],
  [
    /guest/i,
    'guest',
    [
      text('name', 'Guest'),
      number('count', 'Persons'),
      choice('state', 'Answer', 'Invited', 'Coming', 'Not coming'),
      text('diet', 'Diet', { optional: true }),
    ],
    [
      ['Aunt Rosa', 1, 'Coming', ''],
      ['Ben and Ida', 2, 'Invited', 'Vegetarian'],
      ['The neighbours', 4, 'Not coming', ''],
    ],
  ],
  [
    /score/i,
    'score',
    [
      text('player', 'Player'),
      choice('game', 'Game', 'Memory', 'Tic-tac-toe', 'Quiz'),
      number('points', 'Points'),
    ],
    [
      ['Sample Ana', 'Quiz', 180],
      ['Sample Leo', 'Memory', 140],
      ['Sample Mina', 'Quiz', 120],
    ],
  ],
  [
    /activit/i,
    'activity',
    [
      day('on', 'Date'),
      text('who', 'With'),
      choice('kind', 'Kind', 'Call', 'Meeting', 'Mail'),
      text('note', 'Note'),
    ],
    [
      [-1, 'Bakery Brandt', 'Call', 'Asked for a price'],
      [-3, 'Mora Tours', 'Meeting', 'Showed the plan'],
      [-5, 'Oak School', 'Mail', 'Sent the dates'],
    ],
  ],
];
