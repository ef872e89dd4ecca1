import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { findChangedFiles, folderOf, lockedSets } from './locked-files';

test('The locked instructions and refinements are those that were written first', async () => {
  for (const set of lockedSets) {
    const folder = folderOf(set);
    assert.deepEqual(await findChangedFiles(folder), []);
    const digests = await readFile(path.join(folder, 'instructions.sha256'), 'utf8');
    assert.match(digests, /\sinstructions\.json\n/);
    assert.match(digests, /\srefinements\.json\n/);
  }
});

test('A changed instruction is found', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'locked-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await cp(folderOf('first'), folder, { recursive: true });
  await appendFile(path.join(folder, 'refinements.json'), ' ');
  assert.deepEqual(await findChangedFiles(folder), ['refinements.json']);
});
