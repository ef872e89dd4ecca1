import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { memoryStorage } from '../../../testing/memory-storage';
import { integrityOf } from './build-digest';
import { getBuildFile, putBuildFile } from './build-files';

const build = { name: 'shop', version: '1.0.0' };
const content = Buffer.from('export const answer = 42;\n'.repeat(200));
const integrity = integrityOf(content);

async function stored(given: Buffer, made: Buffer | null): Promise<Buffer | undefined> {
  const storage = memoryStorage();
  await putBuildFile(storage, build, integrityOf(given), given, made);
  const file = await getBuildFile(storage, build, integrityOf(given), true);
  assert.equal(file?.encoding, 'br');
  return file.content;
}

test('what the build has compressed is stored as it is', async () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  const made = brotliCompressSync(content, { params });
  assert.notDeepEqual(made, brotliCompressSync(content));
  assert.deepEqual(await stored(content, made), made);
});

test('a compressed file that is another one is not taken', async () => {
  for (const wrong of [
    brotliCompressSync(Buffer.from('alert(1)')),
    brotliCompressSync(Buffer.concat([content, content])),
    brotliCompressSync(content).subarray(0, 20),
    Buffer.from('no brotli'),
  ]) {
    const compressed = await stored(content, wrong);
    assert.ok(compressed);
    assert.deepEqual(brotliDecompressSync(compressed), content);
  }
});

test('without a compressed file one is made, of a source map as well', async () => {
  for (const given of [content, Buffer.from(`{"version":3,"sources":["${'a.ts'.repeat(300)}"]}`)]) {
    const compressed = await stored(given, null);
    assert.ok(compressed && compressed.length < given.length);
    assert.deepEqual(brotliDecompressSync(compressed), given);
  }
  const file = await getBuildFile(memoryStorage(), build, integrity, true);
  assert.equal(file, null);
});
