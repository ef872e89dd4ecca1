import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tradeNamedIn } from './choose-trade';

const phrases: readonly (readonly [string, string | null])[] = [
  ['insurance for bouncy castles', 'insurance-broker'],
  ['blog for copy editors', 'blog'],
  ['catering for weddings', 'catering'],
  ['rehearsal room for choirs', null],
  ['practice for physiotherapy', 'physiotherapist'],
];

for (const [phrase, trade] of phrases)
  test(`“${phrase}” is of ${trade ?? 'no prepared trade'}`, () => {
    assert.equal(tradeNamedIn(phrase), trade);
  });
