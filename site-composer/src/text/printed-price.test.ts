import assert from 'node:assert/strict';
import test from 'node:test';
import { plainPrice } from './printed-price';

const prices: readonly (readonly [string, string])[] = [
  ['4 quid', '£4'],
  ['four', '4'],
  ['thirty quid', '£30'],
  ['two pound fifty', '£2.50'],
  ['from £85', 'from £85'],
  ['12 euros', '12\u00a0€'],
];

for (const [said, printed] of prices)
  test(`${said} → ${printed}`, () => assert.equal(plainPrice(said), printed));
