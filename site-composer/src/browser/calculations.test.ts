import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculations } from './scripts/calculations';
import { amountOf } from './scripts/price';

test('prices are read as people write them', () => {
  assert.equal(amountOf('€1.250,00'), 1250);
  assert.equal(amountOf('£4.50'), 4.5);
  assert.equal(amountOf('from 12,5 €'), 12.5);
  assert.equal(amountOf('1,200 kr'), 1200);
  assert.equal(amountOf('on request'), null);
});

test('calculators compute what they say', () => {
  assert.deepEqual(calculations['percent']?.compute([200, 15]), [30, 230]);
  assert.deepEqual(calculations['tip']?.compute([60, 10, 2]), [66, 33]);
  assert.deepEqual(calculations['area']?.compute([5, 4]), [20, 18]);
  const [monthly = 0] = calculations['loan']?.compute([12_000, 0, 10]) ?? [];
  assert.equal(monthly, 100);
  assert.equal(Math.round(calculations['loan']?.compute([20_000, 4, 10])[0] ?? 0), 202);
});
