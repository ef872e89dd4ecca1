import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Look } from '../model/page';
import { askedPair } from './asked-pair';
import { contrast, readColour } from './oklch';
import { makePalette } from './palette';

const look: Look = {
  direction: 'market',
  pairing: 'fraunces',
  scheme: 'light',
  accent: '#a8551e',
  asked: {},
};

test('what can be read is for buttons and links, the other colour is a ground', () => {
  const asked = { brand: '#1f6f9a', accent: '#d9c4a0' };
  assert.deepEqual(askedPair({ ...look, asked }, '#ffffff'), {
    main: '#1f6f9a',
    second: '#d9c4a0',
  });
  const { grounds } = makePalette({ ...look, asked }, 'warm');
  assert.equal(grounds.paper.button, '#1f6f9a');
  assert.equal(grounds.tint.ground, '#d9c4a0');
});

test('two strong colours are both used as they are', () => {
  const asked = { brand: '#475569', accent: '#a8481f' };
  const { grounds } = makePalette({ ...look, asked }, 'warm');
  assert.equal(grounds.paper.button, '#a8481f');
  assert.equal(grounds.deep.ground, '#475569');
  assert.equal(grounds.footer.ground, '#475569');
});

test('two shades of one hue are the brand', () => {
  const asked = { brand: '#0f5c63', accent: '#008080' };
  assert.deepEqual(askedPair({ ...look, asked }, '#ffffff'), { main: '#0f5c63', second: null });
});

test('a warm page ends in a warm dark', () => {
  for (const accent of ['#a8551e', '#c2410c', '#a83a2a', '#b45309']) {
    const { hue, chroma } = readColour(
      makePalette({ ...look, accent }, 'warm').grounds.footer.ground,
    );
    assert.ok(chroma < 0.03 && (hue < 115 || hue > 340), `${accent}: ${hue}`);
  }
});

test('white and black stay without a colour', () => {
  const asked = { background: '#ffffff', text: '#000000' };
  const { grounds, art } = makePalette({ ...look, accent: '#000000', asked }, 'warm');
  for (const hex of [grounds.tint.ground, grounds.footer.ground, art.sun, art.neighbour])
    assert.ok(readColour(hex).chroma < 0.012, hex);
});

test('letters asked for a white page do not make a dark footer hard to read', () => {
  const asked = { background: '#ffffff', text: '#000000' };
  const { footer } = makePalette({ ...look, asked }, 'warm').grounds;
  assert.ok(contrast(footer.ink, footer.ground) > 10);
});
