import assert from 'node:assert/strict';
import test from 'node:test';
import { lockedSets } from '../locked-files';
import { readInstructions } from '../read-locked';
import { isLike, lightness } from './judge-colours';

const all = lockedSets.flatMap((set) => readInstructions(set));

test('a colour answers to its name in another lightness, not in another hue', () => {
  assert.ok(isLike('rgb(120, 200, 160)', 'mint green'));
  assert.ok(isLike('rgb(250, 248, 240)', 'ivory'));
  assert.ok(!isLike('rgb(31, 95, 208)', 'mint green'));
  assert.ok(!isLike('rgb(255, 255, 255)', 'black'));
  assert.ok(!isLike('rgb(128, 128, 128)', 'coral'));
  assert.ok(lightness('#000') < lightness('#fff'));
});

test('every asked colour of the locked instructions is known', () => {
  const special = new Set(['dark', 'very dark', 'near-black', 'pastel']);
  for (const { expect } of all)
    for (const { colour } of expect.colours)
      if (!special.has(colour)) assert.ok(isLike(colour, colour), colour);
});
