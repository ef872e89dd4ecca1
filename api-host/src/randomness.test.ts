import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { glob } from 'tinyglobby';
import { systemRandom } from './randomness';

test('the host uses no predictable random numbers', async () => {
  const files = await glob('**/*.ts', { cwd: import.meta.dirname, absolute: true });
  assert.ok(files.length > 100);
  const guessable: string[] = [];
  for (const file of files) {
    if (/\bMath\.random\b/.test(await readFile(file, 'utf8'))) guessable.push(file);
  }
  assert.deepEqual(guessable, []);
});

test('the system generator returns the requested number of bytes, different each time', () => {
  assert.equal(systemRandom(32).length, 32);
  assert.notDeepEqual(systemRandom(32), systemRandom(32));
});
