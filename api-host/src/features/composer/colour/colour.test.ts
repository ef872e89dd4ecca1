import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../text/random';
import { contrast, readable, textOn } from './contrast';
import { colourNames, colourValue } from './names';
import { oklch, toHex, toOklch } from './oklch';

void test('known contrasts', () => {
  assert.equal(Math.round(contrast('#000000', '#ffffff') * 10) / 10, 21);
  assert.equal(Math.round(contrast('#777777', '#ffffff') * 100) / 100, 4.48);
});

void test('hex survives the way through OKLCH', () => {
  for (const hex of Object.values(colourNames)) assert.equal(toHex(toOklch(hex)), hex);
});

void test('text is readable on every colour there is a name for, and on hundreds there is none for', () => {
  const random = createRandom(7);
  const grounds = [
    ...Object.values(colourNames),
    ...Array.from({ length: 300 }, () =>
      oklch(random.next(), random.next() * 0.3, random.next() * 360),
    ),
  ];
  for (const ground of grounds) {
    assert.ok(contrast(textOn(ground), ground) >= 4.5, ground);
    assert.ok(contrast(readable('#c79a2b', [ground]), ground) >= 4.5, ground);
  }
});

void test('colours are known by name and by hex', () => {
  assert.equal(colourValue('Navy'), '#14285a');
  assert.equal(colourValue('off-white'), colourValue('off white'));
  assert.equal(colourValue('#ABC'), '#aabbcc');
  assert.equal(colourValue('banana'), null);
});
