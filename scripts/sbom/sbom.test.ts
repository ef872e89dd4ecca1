import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../webpack/workspaces';
import { installedFor, placeOfSource } from './delivered-packages';
import { installScriptFaults, isAllowed, licenceFault, readPolicy } from './licences';
import { nameAt, readLock } from './lock-file';
import type { LockedPackage } from './lock-file';

const lock = readLock();
const policy = readPolicy();

test('everything the host brings is under a licence we may deliver it under', () => {
  const places = [...installedFor(lock, 'api-host')].filter((place) =>
    place.includes('node_modules/'),
  );
  assert.ok(places.length > 200);
  const faults = places.flatMap(
    (place) => licenceFault(nameAt(place), lock.get(place)?.license ?? null, policy) ?? [],
  );
  // What the lock file has no licence of, `npm run sbom` looks up in the package.
  assert.deepEqual(
    faults.filter((fault) => !fault.endsWith('names no licence')),
    [],
  );
});

test('nothing runs a script at the installation that is not named for it', () => {
  assert.deepEqual(installScriptFaults(lock, policy), []);
  const other = new Map([...lock, ['node_modules/left-pad', { hasInstallScript: true }] as const]);
  assert.match(installScriptFaults(other, policy).join(), /^left-pad runs a script/);
  const named = { ...policy, installScripts: { ...policy.installScripts, nobody: 'why' } };
  assert.match(installScriptFaults(lock, named).join(), /^nobody runs no script any more/);
});

test('an unknown or forbidden licence is refused, and an exception is for its package alone', () => {
  assert.match(licenceFault('x', null, policy) ?? '', /names no licence/);
  assert.match(licenceFault('x', 'GPL-3.0-only', policy) ?? '', /does not allow/);
  assert.match(licenceFault('x', 'MPL-2.0', policy) ?? '', /does not allow/);
  assert.equal(licenceFault('axe-core', 'MPL-2.0', policy), null);
  const allowed = new Set(['MIT', 'Zlib']);
  assert.ok(isAllowed('(MIT AND Zlib)', allowed));
  assert.ok(isAllowed('(GPL-2.0 OR MIT)', allowed));
  assert.ok(!isAllowed('MIT AND GPL-2.0', allowed));
});

test('dependencies are found as Node finds them, workspaces and binaries of other platforms too', () => {
  const small = new Map<string, LockedPackage>(
    Object.entries<LockedPackage>({
      host: { dependencies: { a: '1', kit: '1' } },
      kit: { dependencies: { b: '1' } },
      'node_modules/kit': { link: true },
      'node_modules/a': { dependencies: { b: '2' }, optionalDependencies: { 'a-arm': '1' } },
      'node_modules/a-arm': {},
      'node_modules/a/node_modules/b': {},
      'node_modules/b': {
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/c': {},
      'node_modules/d': {},
    }),
  );
  assert.deepEqual([...installedFor(small, 'host')].toSorted(), [
    'host',
    'kit',
    'node_modules/a',
    'node_modules/a-arm',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'node_modules/c',
  ]);
});

test('a bundled source tells where it was installed', () => {
  assert.equal(
    placeOfSource('webpack://host_shell@1.0.0-2f/../node_modules/zod/v4/core.js'),
    'node_modules/zod',
  );
  assert.equal(
    placeOfSource('webpack://x@1/./node_modules/@lezer/lr/dist/index.js'),
    'node_modules/@lezer/lr',
  );
  assert.equal(placeOfSource('webpack://x@1/./src/main.tsx'), null);
  assert.equal(placeOfSource('webpack://x@1/webpack/runtime/ensure chunk'), null);
});

test('installs run no script, and the image runs those of named packages alone', () => {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  assert.match(text('.npmrc'), /^ignore-scripts=true$/m);
  const rebuilt = /npm rebuild --ignore-scripts=false (.+)$/m.exec(text('deploy/Dockerfile'))?.[1];
  const names = rebuilt?.split(' ') ?? [];
  assert.ok(names.length > 0);
  assert.deepEqual(
    names.filter((name) => !Object.hasOwn(policy.installScripts, name)),
    [],
  );
});
