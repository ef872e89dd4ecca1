import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseTrade, tradeNamedIn } from './choose-trade';

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

test('People who share a trade are a club, unless the trade is called so', () => {
  const tradeOf = (phrase: string) =>
    chooseTrade(phrase, phrase.split(' ').at(-1) ?? '', { name: '', context: '' }).tradeId;
  assert.equal(tradeOf('village beekeepers association'), 'club');
  assert.equal(tradeOf('fitness club'), 'gym');
  assert.equal(tradeOf('beekeeper'), 'beekeeper');
});
