import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasIcon } from '../choose-icons';
import { iconsOfPhrase } from './icons-of-phrase';
import phrases from './phrases.json' with { type: 'json' };

test('every drawing of a phrase is in the set', () => {
  for (const { icons } of phrases) for (const icon of icons) assert.ok(hasIcon(icon), icon);
});

const shown: readonly (readonly [string, string | undefined])[] = [
  ['an app to count how many glasses of water i drink today', 'glass-of-milk'],
  ['new reading glasses in Hull', undefined],
  ['Texas barbecue truck', 'meat-on-bone'],
  ['vintage fountain pens', 'fountain-pen'],
  ['Wharfe Valley Fell Runners is a running club', 'running-shoe'],
  ['software that makes staff rotas for cafés and pubs', 'spiral-calendar'],
  ['a pickup truck hire in Leeds', undefined],
];

for (const [text, icon] of shown)
  test(`${text} → ${icon ?? 'no phrase'}`, () => assert.equal(iconsOfPhrase(text)?.[0], icon));
