import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iconBody, iconNames } from './icons';

test('every icon has a drawing, and no other name has one', () => {
  assert.ok(iconNames.length > 700);
  for (const name of iconNames) assert.match(iconBody(name) ?? '', /^<(path|g|defs)/u, name);
  assert.equal(iconBody('grinning-face'), undefined);
  assert.equal(iconBody('constructor'), undefined);
});

test('faces, people and flags are left out', () => {
  const known = new Set(iconNames);
  for (const name of ['cat-face', 'man', 'woman-light', 'pirate-flag', 'right-arrow', 'ok-button'])
    assert.ok(!known.has(name), name);
});
