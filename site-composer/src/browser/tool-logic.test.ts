import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockFace, phaseAfter, stopwatchFace } from './scripts/clock-face';
import { draw } from './scripts/draws';
import { evaluate } from './scripts/evaluate';
import { csvOf, findRows, isOverdue } from './scripts/list-rows';
import { openingAt } from './scripts/opening';
import { readRows, withoutHeadings } from './scripts/read-rows';
import { ladder, standings } from './scripts/standings';
import { dayKey, lastDays, streak } from './scripts/streaks';

const result = (one: string, other: string, first: number, second: number) => ({
  one,
  other,
  first,
  second,
});

test('a streak counts days in a row, and today may still be open', () => {
  const today = new Date(2026, 10, 22, 23, 30);
  assert.equal(streak([], today), 0);
  assert.equal(streak(['2026-11-22'], today), 1);
  assert.equal(streak(['2026-11-20', '2026-11-21'], today), 2);
  assert.equal(streak(['2026-11-20', '2026-11-21', '2026-11-22'], today), 3);
  assert.equal(streak(['2026-11-19', '2026-11-20', '2026-11-22'], today), 1);
  assert.equal(streak(['2026-11-20'], today), 0);
});

test('the last seven days end today, over months and changes of summer time', () => {
  const days = lastDays(new Date(2026, 2, 31, 0, 10), 7).map(dayKey);
  assert.deepEqual(days, [
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
  ]);
});

test('a league table counts points, then goal difference, then keeps the given order', () => {
  const matches = [result('A', 'B', 2, 0), result('B', 'C', 1, 1), result('C', 'A', 5, 1)];
  const table = standings(['A', 'B', 'C', 'D'], matches, [3, 1, 0]);
  assert.deepEqual(
    table.map(({ name, played, won, drawn, lost, points }) => [
      name,
      played,
      won,
      drawn,
      lost,
      points,
    ]),
    [
      ['C', 2, 1, 1, 0, 4],
      ['A', 2, 1, 0, 1, 3],
      ['B', 2, 0, 1, 1, 1],
      ['D', 0, 0, 0, 0, 0],
    ],
  );
  assert.equal(standings(['A', 'B'], [result('A', 'B', 0, 0)], [1, 0.5, 0])[0]?.points, 0.5);
});

test('on a ladder whoever beats somebody above takes their place', () => {
  const names = ['P', 'T', 'W', 'N'];
  assert.deepEqual(ladder(names, [result('N', 'T', 1, 0)]), ['P', 'N', 'T', 'W']);
  assert.deepEqual(ladder(names, [result('P', 'N', 1, 0)]), names);
  assert.deepEqual(ladder(names, [result('P', 'N', 1, 1)]), names);
  assert.deepEqual(ladder(names, [result('T', 'W', 0, 2), result('W', 'P', 1, 0)]), [
    'W',
    'P',
    'T',
    'N',
  ]);
  assert.deepEqual(ladder(names, [result('N', 'X', 1, 0)]), names);
});

test('clocks show minutes, hours and tenths', () => {
  assert.equal(clockFace(1500), '25:00');
  assert.equal(clockFace(3909), '1:05:09');
  assert.equal(clockFace(0.2), '0:01');
  assert.equal(clockFace(-3), '0:00');
  assert.equal(stopwatchFace(65_340), '1:05.3');
});

test('phases follow each other for as many rounds as were named', () => {
  assert.deepEqual(phaseAfter({ phase: 0, round: 1 }, 2, 2), { phase: 1, round: 1 });
  assert.deepEqual(phaseAfter({ phase: 1, round: 1 }, 2, 2), { phase: 0, round: 2 });
  assert.equal(phaseAfter({ phase: 1, round: 2 }, 2, 2), null);
  assert.deepEqual(phaseAfter({ phase: 1, round: 9 }, 2, null), { phase: 0, round: 10 });
});

test('nothing is drawn twice before everything came once', () => {
  const items = ['a', 'b', 'c'];
  let drawn: readonly string[] = [];
  const seen = [0.99, 0.99, 0.99].map((chance) => {
    const next = draw(items, drawn, chance);
    assert.ok(next);
    ({ drawn } = next);
    return next.item;
  });
  assert.deepEqual(seen.toSorted(), items);
  assert.deepEqual(draw(items, drawn, 0), { item: 'a', drawn: ['a'] });
  assert.equal(draw([], [], 0.5), null);
  assert.equal(draw(['a'], [], 1)?.item, 'a');
});

test('a formula is computed in its order, rounded up to whole bags, and never below its minimum', () => {
  const paint = { postfix: ['i0', 'i1', '*', 'i2', '*', 12, '/'], minimum: null, whole: false };
  assert.deepEqual(evaluate(paint, [4, 3, 2]), { value: 2, isMinimum: false });
  assert.deepEqual(evaluate({ ...paint, whole: true }, [4, 3, 2.1]), {
    value: 3,
    isMinimum: false,
  });
  const bags = { postfix: ['i0', 0.1, '/'], minimum: null, whole: true };
  assert.equal(evaluate(bags, [0.3])?.value, 3);
  const stickers = { postfix: ['i0', 0.35, '*'], minimum: 25, whole: false };
  assert.deepEqual(evaluate(stickers, [10]), { value: 25, isMinimum: true });
  assert.deepEqual(evaluate(stickers, [100]), { value: 35, isMinimum: false });
  assert.equal(evaluate(paint, [4, 3]), null);
  assert.equal(evaluate({ postfix: ['i0', 'i1', '/'], minimum: null, whole: false }, [1, 0]), null);
});

test('rows are read with tabs, bars, semicolons and commas, quoted or not', () => {
  assert.deepEqual(readRows('a\tb\n1\t\n\n'), [
    ['a', 'b'],
    ['1', ''],
  ]);
  assert.deepEqual(readRows('| Line | 06:20 |\n|---|---|\n| Two | 7 |'), [
    ['Line', '06:20'],
    ['Two', '7'],
  ]);
  assert.deepEqual(readRows('1,5;2\n3;4'), [
    ['1,5', '2'],
    ['3', '4'],
  ]);
  assert.deepEqual(readRows('"Smith, Ann",4,"say ""hi"""'), [['Smith, Ann', '4', 'say "hi"']]);
  assert.deepEqual(
    withoutHeadings(
      [
        ['Day', 'High'],
        ['Mon', '4'],
      ],
      ['day', 'high water'],
    ),
    [['Mon', '4']],
  );
  assert.equal(readRows('a,b\n'.repeat(5_000)).length, 2_000);
});

test('a list is searched and filtered at once, and a passed day counts until it is settled', () => {
  const rows = [
    { name: 'Belt sander', state: 'On loan', due: '2026-11-20' },
    { name: 'Drill', state: 'Available', due: '2026-11-20' },
  ];
  assert.equal(findRows(rows, { words: 'DRILL', values: {} }).length, 1);
  assert.equal(findRows(rows, { words: 'drill', values: { state: 'On loan' } }).length, 0);
  assert.equal(findRows(rows, { words: '', values: { state: '' } }).length, 2);
  const due = { column: 'due', settled: ['Available'] };
  assert.deepEqual(
    rows.map((row) => isOverdue(row, due, '2026-11-22')),
    [true, false],
  );
  assert.equal(isOverdue({ due: 'soon' }, due, '2026-11-22'), false);
  assert.equal(csvOf([['=A1', 'a "b", c', '-4']]), `'=A1,"a ""b"", c",-4`);
});

test('a door is open within its hours, over midnight and over the end of the week', () => {
  const week = [
    { from: 1, to: 5, opens: '09:00', closes: '17:30' },
    { from: 7, to: 7, opens: '20:00', closes: '02:00' },
    { from: 6, to: 6, opens: null, closes: null },
  ];
  // 23 November 2026 is a Monday.
  assert.deepEqual(openingAt(week, new Date(2026, 10, 23, 9, 0)), { open: true, until: '17:30' });
  assert.deepEqual(openingAt(week, new Date(2026, 10, 23, 17, 30)), {
    open: false,
    next: { day: 2, time: '09:00' },
  });
  assert.deepEqual(openingAt(week, new Date(2026, 10, 23, 1, 0)), { open: true, until: '02:00' });
  assert.deepEqual(openingAt(week, new Date(2026, 10, 28, 12, 0)), {
    open: false,
    next: { day: 7, time: '20:00' },
  });
  assert.deepEqual(openingAt([], new Date(2026, 10, 23)), { open: false, next: null });
});
