import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headedLines, linesOf } from './headed-lines';

const read = (text: string): string[] =>
  headedLines(linesOf(text), []).map(
    ({ listing: { heading, groups } }) =>
      `${heading ?? '-'}: ${groups[0]?.lines.map((line) => line.text).join('; ') ?? ''}`,
  );

test('lines right below a short line are its rows, and a day stands in front of each of its hours', () => {
  assert.deepEqual(
    read(
      'Dance studio in Cork.\n\nTimetable\nMonday\n4.00-4.45 Tiny Tots ballet\n7.30-8.30 Adult tap\nSaturday\n10.00-11.00 Teens\n\nFees\nDrop in €12\nTerm of 10 weeks €95\n\nCall us any time.',
    ),
    [
      'Timetable: Monday 4.00-4.45 Tiny Tots ballet; Monday 7.30-8.30 Adult tap; Saturday 10.00-11.00 Teens',
      'Fees: Drop in €12; Term of 10 weeks €95',
    ],
  );
});

test('sentences, a single line and what is said to the builder are no rows', () => {
  for (const text of [
    'Hello\nWe are two sisters who bake. We started in 2011.\nWe bake at night.',
    'We bake.\n\nOpening\nThe door is open all day long for everybody.',
    'We bake.\n\nColours\nnavy and white\nwarm grey',
    'Prices:\nBread £3\nRolls £1',
  ])
    assert.deepEqual(read(text), [], text);
});
