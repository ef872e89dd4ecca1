import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { skippedRow } from './fault-row';
import { keepRow, openRun, rowKey } from './fault-rows';

const folder = await mkdtemp(path.join(tmpdir(), 'fault-rows-'));
after(() => rm(folder, { recursive: true }));

const day = new Date('2026-01-02T00:00:00Z');
const later = new Date('2026-01-03T00:00:00Z');

test('a run that was interrupted is gone on with, and one asked for otherwise is another', async () => {
  const file = path.join(folder, 'cache', 'run.json');
  const asked = { rounds: 20, seed: 1 };
  const begun = await openRun(file, asked, day);
  assert.deepEqual(begun.rows, {});
  const key = rowKey('kill-all', 'pglite');
  const row = skippedRow('kill -9', 'pglite', 'not here');
  await keepRow(file, begun, [key, row]);
  const again = await openRun(file, asked, later);
  assert.deepEqual([again.begun, again.rows], [day.toISOString(), { [key]: row }]);
  const other = await openRun(file, { rounds: 2, seed: 1 }, later);
  assert.deepEqual([other.begun, other.rows], [later.toISOString(), {}]);
});
