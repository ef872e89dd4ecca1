import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProfiles, isProfile } from './profiles';

test('A handle beside the name of a network is a profile', () => {
  assert.deepEqual(findProfiles('dms on insta @frogghoul. also tiktok: @frog_ghoul'), [
    'https://www.instagram.com/frogghoul',
    'https://www.tiktok.com/@frog_ghoul',
  ]);
  assert.deepEqual(findProfiles('find me @pim on Instagram'), ['https://www.instagram.com/pim']);
});

test('An address and a handle without a network are none', () => {
  assert.deepEqual(findProfiles('write to ig@shop.example or to @somebody'), []);
  assert.ok(isProfile('https://www.instagram.com/pim') && !isProfile('https://pim.example'));
});
