import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMissingPaths } from './named-paths';

const there = new Set(['scripts/deploy', 'api-host/src/plugins/access.test.ts']);
const missingIn = (text: string) =>
  findMissingPaths({ path: 'docs/a.md', text }, (path) => there.has(path), ['', 'api-host/src/']);

test('a path that no base leads to is reported with its line', () => {
  assert.deepEqual(missingIn('| `scripts/deploy` |\n| `plugins/gone.test.ts`, `gone.test.ts` |'), [
    'docs/a.md:2 names plugins/gone.test.ts, which does not exist',
    'docs/a.md:2 names gone.test.ts, which does not exist',
  ]);
});

test('existing paths, commands, calls and settings are not', () => {
  const text = 'By `plugins/access.test.ts`, `npm run sbom`, `POST /api/login` and `TRUST_PROXY`.';
  assert.deepEqual(missingIn(text), []);
});
