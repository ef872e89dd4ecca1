import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { glob } from 'tinyglobby';
import { systemRandom } from './randomness';

test('nothing of the host is drawn from a generator that can be guessed', async () => {
  const files = await glob('**/*.ts', { cwd: import.meta.dirname, absolute: true });
  assert.ok(files.length > 100);
  const guessable: string[] = [];
  for (const file of files) {
    if (/\bMath\.random\b/.test(await readFile(file, 'utf8'))) guessable.push(file);
  }
  assert.deepEqual(guessable, []);
});

test('the system’s generator gives as many bytes as are asked for, and others each time', () => {
  assert.equal(systemRandom(32).length, 32);
  assert.notDeepEqual(systemRandom(32), systemRandom(32));
});
