import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFor, setToInstall, stampOf } from './installed-set.mjs';
import type { InstalledSet } from './installed-set.mjs';

const after = (stamp: string, wanted: InstalledSet, isInstalled = true) =>
  setToInstall({ stamp, isInstalled, lock: 'now', wanted });

test('what runs the product needs no tools; tests, checks and drills do', () => {
  for (const command of ['start', 'build', 'backup', 'restore']) {
    assert.equal(setFor(command, []), 'product', command);
  }
  for (const command of ['test', 'check', 'bench', 'dev', 'new-remote', 'not-a-command']) {
    assert.equal(setFor(command, []), 'everything', command);
  }
  assert.equal(setFor('release', ['publish', 'shop']), 'product');
  assert.equal(setFor('release', ['drill']), 'everything');
});

test('a fresh clone gets what its first command needs', () => {
  assert.equal(after('', 'product', false), 'product');
  assert.equal(after('', 'everything', false), 'everything');
});

test('tests install the rest on top, and the product nothing after them', () => {
  assert.equal(after(stampOf('now', 'product'), 'product'), null);
  assert.equal(after(stampOf('now', 'product'), 'everything'), 'everything');
  assert.equal(after(stampOf('now', 'everything'), 'product'), null);
});

test('a changed lock file installs again, and takes away no tools', () => {
  assert.equal(after(stampOf('before', 'product'), 'product'), 'product');
  assert.equal(after(stampOf('before', 'everything'), 'product'), 'everything');
});

test('what was installed by hand or by an older version counts as everything', () => {
  assert.equal(after('', 'product'), 'everything');
  assert.equal(after('now', 'everything'), null);
});
