import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeStorage } from '../testing/storage-suite';
import { diskStorage } from './disk-storage';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'sitewright-storage-'));

describeStorage('disk storage', async () => {
  const folder = await emptyFolder();
  return { storage: diskStorage(folder), close: () => rm(folder, { recursive: true }) };
});

test('a put leaves only the file, with the given content', async () => {
  const folder = await emptyFolder();
  await diskStorage(folder).put('sites/a/index.html', 'hello');
  assert.equal(await readFile(join(folder, 'sites/a/index.html'), 'utf8'), 'hello');
  assert.deepEqual(await readdir(join(folder, '.unfinished')), []);
  await rm(folder, { recursive: true });
});

test('a failed put rejects and leaves nothing behind', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'sites'), 'a file where a folder has to be');
  await assert.rejects(diskStorage(folder).put('sites/a.css', 'x'));
  assert.deepEqual(await readdir(join(folder, '.unfinished')), []);
  await rm(folder, { recursive: true });
});
