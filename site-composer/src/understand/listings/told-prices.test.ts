import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldPrices } from './told-prices';

const rowsOf = (text: string): string[] | null =>
  toldPrices({ text, start: 0, end: text.length })?.listing.groups[0]?.lines.map(({ cells }) =>
    cells.join(' | '),
  ) ?? null;

test('things told in a sentence are rows with what is said of each and what it costs', () => {
  assert.deepEqual(
    rowsOf(
      'The main hall takes 120 people and costs £18 an hour, the committee room seats 20 and is £9 an hour.',
    ),
    ['main hall | takes 120 people | £18 an hour', 'committee room | seats 20 | £9 an hour'],
  );
  assert.deepEqual(
    rowsOf(
      'There is a ghost tour every night at 8 (£16), a history walk at 10.30 (£14, two hours) and a whisky walk on Fridays and Saturdays (£42 with five drams).',
    ),
    [
      'ghost tour | every night at 8 | £16',
      'history walk | at 10.30, two hours | £14',
      'whisky walk | on Fridays and Saturdays, with five drams | £42',
    ],
  );
  assert.deepEqual(
    rowsOf(
      'Group lessons are on Saturdays and cost £25, private half hours are £32 and we do pony days in the holidays for £60 including lunch.',
    ),
    [
      'Group lessons | are on Saturdays | £25',
      'private half hours | £32',
      'pony days | in the holidays, including lunch | £60',
    ],
  );
});

test('what is told of sums is no list of what things cost', () => {
  for (const text of [
    'We raised £4,000 last year and £6,000 the year before.',
    'The hut sells twine at £2 a ball and canes at 20p each.',
    'It costs £5 to get in and under 12s are £2.',
    'Satchels are £180, totes £140, belts from £45.',
  ])
    assert.equal(rowsOf(text), null, text);
});
