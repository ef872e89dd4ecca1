import assert from 'node:assert/strict';
import test from 'node:test';
import { asTold, withoutOwnName } from './as-told';

const cases: readonly (readonly [string, string])[] = [
  ['Hi there, we press apples.', 'We press apples.'],
  ['ok so my truck parks at the square', 'My truck parks at the square'],
  ['(2) the drummer sings', 'The drummer sings'],
  ['Need helpers on Friday.', 'We need helpers on Friday.'],
  ['Right to repair is what we teach.', 'Right to repair is what we teach.'],
  ['Morning yoga on the beach', 'Morning yoga on the beach'],
];

for (const [said, told] of cases)
  test(`${said} → ${told}`, () => assert.equal(asTold(said, 'plural'), told));

test('One person needs helpers in the first person', () => {
  assert.equal(asTold('Need helpers on Friday.', 'singular'), 'I need helpers on Friday.');
});

const named: readonly (readonly [string, string])[] = [
  ['Plotholder: lists for allotments', 'Lists for allotments'],
  ['Product Plotholder, lists for allotments', 'Lists for allotments'],
  ['Plotholder keeps lists for allotments.', 'Plotholder keeps lists for allotments.'],
];

for (const [said, told] of named)
  test(`${said} → ${told} under its own name`, () =>
    assert.equal(withoutOwnName(said, 'Plotholder'), told));
