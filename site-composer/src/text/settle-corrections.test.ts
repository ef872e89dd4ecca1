import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleCorrections } from './settle-corrections';

test('What is corrected says what was meant', () => {
  assert.equal(
    settleCorrections(
      'i run goat yoga in Brevard no wait not yoga its goat HIKES you walk with a goat',
    ),
    'i run goat hikes in Brevard. you walk with a goat',
  );
  assert.equal(
    settleCorrections('Could it be pink - no, peach. Peach and white.'),
    'Could it be peach. Peach and white.',
  );
});

test('A price that was said last holds', () => {
  assert.equal(
    settleCorrections(
      'Cut £22, perm £45, gents trim £9. Actually make the perm £48 because the lotion has gone up. Mondays to Thursdays.',
    ),
    'Cut £22, perm £48, gents trim £9. Mondays to Thursdays.',
  );
});

test('A refusal is no correction', () => {
  for (const text of [
    'We do cuts, no colours. Open daily - no Sundays.',
    'Dogs welcome, no cats please',
    'No wait times. Actually the best pizza in town.',
  ])
    assert.equal(settleCorrections(text), text);
});

test('A long text of corrections is read once', () => {
  const text = 'pink - no, peach. '.repeat(2_000);
  assert.equal(settleCorrections(text), text);
});
