import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mainClause } from '../read/main-clause';
import { readTold } from './told-clause';
import { valuesIn } from './values';
import { writtenLike } from './write-value';

const kinds = (text: string): string[] =>
  valuesIn(text).map(({ kind, words }) => `${kind} ${words}`);

test('Values are told apart by what they measure', () => {
  assert.deepEqual(kinds('silk Rs. 400/-, Schere 8,- €, 750 rupees, twenty quid'), [
    'sum Rs. 400/-',
    'sum 8,- €',
    'sum 750 rupees',
    'sum twenty quid',
  ]);
  assert.deepEqual(kinds('10 till 4, half tien, 13 Uhr, half past two, 7–13 Uhr'), [
    'time 10',
    'time 4',
    'time half tien',
    'time 13 Uhr',
    'time half past two',
    'time 7',
    'time 13 Uhr',
  ]);
  assert.deepEqual(kinds('about 7 weeks, 1,312 fitted since 2015, 01706 555 0142'), [
    'amount 7 weeks',
    'amount 1,312 fitted',
  ]);
});

test('A clause tells each value of what was named before it, and the one that no longer holds', () => {
  const [first, second] = readTold('the Grand Final is at 3.30 and trophies 4.15') ?? [];
  assert.deepEqual(first?.names, ['grand', 'final']);
  assert.deepEqual(second?.names, ['trophies']);
  assert.equal(readTold('make it 10 weeks instead of 7')?.[0]?.old?.words, '7');
  assert.equal(readTold('open from 9am to 5pm'), null);
});

test('A value takes the form of the one it replaces', () => {
  const like = (next: string, old: string): string => {
    const [one, other] = [valuesIn(next)[0], valuesIn(old)[0]];
    assert.ok(one && other);
    return writtenLike(one, other);
  };
  assert.equal(like('Rs. 450', 'Rs. 400/-'), 'Rs. 450/-');
  assert.equal(like('8,50 €', '8,- €'), '8,50 €');
  assert.equal(like("three o'clock", 'half past two'), "three o'clock");
  assert.equal(like('7.30', '7pm'), '7:30pm');
  assert.equal(like('10 weeks', '7 weeks'), '10 weeks');
});

test('A clause in the order of "that" becomes a sentence of its own', () => {
  assert.equal(
    mainClause('mein Dackel Wetzi immer mitfährt', 'de'),
    'mein Dackel Wetzi fährt immer mit',
  );
  assert.equal(mainClause('we alleen pinnen', 'nl'), 'we pinnen alleen');
  assert.equal(mainClause('nous reprenons les vélos', 'fr'), 'nous reprenons les vélos');
});
