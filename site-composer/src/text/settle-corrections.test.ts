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

test('A day that is put right stands in place of the first one', () => {
  assert.equal(
    settleCorrections("Polling is on May 20 — wait no that's last year, it's May 18, 2027."),
    'Polling is on May 18, 2027.',
  );
  assert.equal(
    settleCorrections(
      'We meet Mondays and Fridays (no, sorry, Mondays and Tuesdays, we moved) at 7.',
    ),
    'We meet Mondays and Tuesdays at 7.',
  );
});

test('Somebody who is left off again is not named', () => {
  assert.equal(
    settleCorrections(
      'Backed by the union and former mayor Jo Barnes... actually leave the mayor off until she confirms. Vote early.',
    ),
    'Backed by the union. Vote early.',
  );
});

test('A long text without marks is read in time', () => {
  const long = 'a'.repeat(19_000);
  assert.equal(settleCorrections(long), long);
});
