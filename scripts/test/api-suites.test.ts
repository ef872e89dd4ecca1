import assert from 'node:assert/strict';
import { test } from 'node:test';
import { glob } from 'tinyglobby';
import { root } from '../webpack/workspaces';
import { apiSuites, asksForBoth } from './api-suites';
import { testFiles } from './test-files';

const enginesOf = (having: { server: boolean; both: boolean }) =>
  apiSuites(having).map(({ engine, loading, notLoading, titled }) => ({
    engine,
    isWhole: loading === undefined && notLoading === undefined && titled === undefined,
  }));

test('everything runs on PGlite where there is no PostgreSQL', () => {
  assert.deepEqual(enginesOf({ server: false, both: false }), [
    { engine: 'embedded', isWhole: true },
  ]);
});

test('with PostgreSQL, what touches a database runs there, and all of it on PGlite only when asked for', () => {
  const usual = enginesOf({ server: true, both: false });
  assert.equal(usual.filter(({ engine }) => engine === 'server').length, 1);
  assert.ok(usual.every(({ isWhole }) => !isWhole));
  assert.deepEqual(
    enginesOf({ server: true, both: true }).map(
      ({ engine, isWhole }) => engine === 'embedded' && isWhole,
    ),
    [true, false],
  );
  assert.deepEqual([{}, { BOTH_DATABASES: '1' }].map(asksForBoth), [false, true]);
});

test('each pattern of what runs on the embedded database finds a file', async () => {
  for (const pattern of testFiles.embedded)
    assert.notDeepEqual(await glob(pattern, { cwd: root }), [], pattern);
});
