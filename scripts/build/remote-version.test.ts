import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { hashSources } from 'build-kit/inputs';
import { lockedPackages, ownPackages } from 'build-kit/locked-packages';
import type { Lock } from 'build-kit/locked-packages';
import { remoteVersion } from 'build-kit/remote-build';
import { readLock } from '../webpack/suite-lock';
import { readRemote, readRemotes, root } from '../webpack/workspaces';

const lock = readLock();
const versions = (of: Lock) =>
  Object.fromEntries(readRemotes().map((remote) => [remote.name, remoteVersion(remote, of)]));

/** The lock file with another version of one package. */
function withOther(place: string): Lock {
  const entry = lock[place];
  assert.ok(entry, `${place} is in the lock file`);
  return { ...lock, [place]: { ...entry, version: '99.0.0', integrity: 'sha512-other' } };
}

/** Which remotes get another version by a change of the lock file. */
function renamed(changed: Lock): string[] {
  const [before, after] = [versions(lock), versions(changed)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

test('a new remote, with packages of its own, renames no build of another remote', () => {
  const changed: Lock = {
    ...lock,
    'mfe-gift-shop': {
      version: '1.0.0',
      dependencies: { 'lucide-react': '1.75.0', gift: '1.0.0' },
    },
    'node_modules/mfe-gift-shop': { link: true },
    'node_modules/gift': { version: '1.0.0', integrity: 'sha512-gift' },
  };
  assert.deepEqual(renamed(changed), []);
});

test('a package that only one remote depends on renames that remote alone, also from further down', () => {
  assert.deepEqual(renamed(withOther('node_modules/css-tree')), ['workspace']);
  assert.deepEqual(renamed(withOther('node_modules/mdn-data')), ['workspace']);
  assert.deepEqual(renamed(withOther('node_modules/uqr')), ['auth']);
  assert.deepEqual(renamed(withOther('node_modules/fastify')), []);
});

test('a package all remotes depend on, and a tool of the build, rename all of them', () => {
  const all = readRemotes().map(({ name }) => name);
  assert.deepEqual(renamed(withOther('node_modules/lucide-react')), all);
  assert.deepEqual(renamed(withOther('node_modules/webpack')), all);
});

test('a package is looked for where Node would: nearest first', () => {
  const packages = lockedPackages(lock, [readRemote('mfe-workspace').folder]);
  const own = packages.filter((line) => /(^|\/)node_modules\/acorn /.test(line));
  assert.ok(own.some((line) => line.startsWith('mfe-workspace/node_modules/acorn ')));
});

test('a build says which packages of its own it was made with, and what its sources were', () => {
  const packages = ownPackages(lock, 'mfe-workspace');
  assert.match(packages['css-tree'] ?? '', /^\d/);
  assert.match(packages['mfe-workspace/node_modules/acorn'] ?? '', /^\d/);
  assert.equal(packages.webpack, undefined, 'a tool of the build');
  const sources = hashSources(path.join(root, 'mfe-workspace'));
  assert.match(sources['src/remote.tsx'] ?? '', /^[0-9a-f]{12}$/);
  assert.equal(sources['package.json'] === undefined, false);
  assert.deepEqual(
    Object.keys(sources).filter((file) => file.includes('.test.')),
    [],
  );
});
