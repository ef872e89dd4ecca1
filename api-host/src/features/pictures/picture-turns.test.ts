import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { workingFor } from '../../threads/current-member';
import { memoryStorage } from '../../testing/memory-storage';
import { inPictureTurn } from './picture-turns';
import { referenceReader } from './reference-picture';
import { pictureKey } from './pictures.repository';
import type { PictureRow } from './pictures.repository';

test('picture work of the host uses one thread, one after the other, in turns between members', async () => {
  assert.equal(sharp.concurrency(), 1);
  const storage = memoryStorage();
  const row = { folder: 'f'.repeat(32), name: 'loaf.webp' } as PictureRow;
  const create = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  await storage.create(pictureKey(row), await sharp({ create }).webp().toBuffer());
  const read = referenceReader(storage);
  const ended: string[] = [];
  let begin = () => {};
  const blocked = inPictureTurn(() => new Promise<void>((resolve) => (begin = resolve)));
  const all = ['a1', 'a2', 'b1'].map((name) =>
    workingFor(name.slice(0, 1), async () => {
      assert.ok(await read(row));
      ended.push(name);
    }),
  );
  await new Promise(setImmediate);
  begin();
  await Promise.all([blocked, ...all]);
  assert.deepEqual(ended, ['a1', 'b1', 'a2']);
});
