import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMarkedSums } from './bare-sums';

test('what is counted in minutes, people or miles is no sum', () => {
  for (const text of [
    'Adults £4.50. Last entry is 45 minutes before closing.',
    'Membership is 120 people, £20 a year.',
    'Admission is 30 minutes, £4.',
  ])
    assert.equal(withMarkedSums(text), text);
  assert.equal(withMarkedSums('Rent is 1350, deposit £400.'), 'Rent is £1350, deposit £400.');
});
