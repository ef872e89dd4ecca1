import assert from 'node:assert/strict';
import { test } from 'node:test';
import { properCase } from './proper-case';

test('Towns and days are written as names wherever they stand', () => {
  const proper = properCase(['Stroud', 'the Marches'], true);
  assert.equal(
    proper('fridays at the market in stroud, mon to thurs elsewhere'),
    'Fridays at the market in Stroud, Mon to Thurs elsewhere',
  );
});

test('Parts of words, addresses and words that only look like days stay as they are', () => {
  const proper = properCase(['Bath'], true);
  assert.equal(
    proper('a bathroom, info@bath.example, the sun is out and we sat down'),
    'a bathroom, info@bath.example, the sun is out and we sat down',
  );
  assert.equal(properCase([], false)('montags und freitags'), 'montags und freitags');
});

test('Many names cost no more than reading the text once for all of them', () => {
  const names = Array.from({ length: 500 }, (_, at) => `Town${at} (x`);
  assert.equal(properCase(names, true)('nothing of the kind'), 'nothing of the kind');
});
