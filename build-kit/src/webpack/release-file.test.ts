import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readReleaseFile } from './release-file';

const folder = await mkdtemp(path.join(tmpdir(), 'release-file-'));
after(() => rm(folder, { recursive: true }));
const write = (text: string) => writeFile(path.join(folder, 'release.json'), text);

test('a remote without release.json brings no rules', () => {
  assert.equal(readReleaseFile(folder), undefined);
});

test('a build carries the rules of release.json, and fails with the key that is wrong', async () => {
  await write('{ "minimumLoads": 500 }');
  assert.deepEqual(readReleaseFile(folder), { minimumLoads: 500 });
  await write('{ "steps": [{ "percent": 101, "bakeMinutes": 1 }] }');
  assert.throws(() => readReleaseFile(folder), /release\.json: "steps\[0\]\.percent": percent is/);
  await write('{');
  assert.throws(() => readReleaseFile(folder), /release\.json is not JSON/);
});
