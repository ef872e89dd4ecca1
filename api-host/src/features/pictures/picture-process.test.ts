import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { QueueFull } from '../../threads/fair-queue';
import type { After } from '../generation/tasks/timers';
import { pictureProcess } from './picture-process';
import { UnusablePicture } from './read-picture';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0613f' } })
    .png()
    .toBuffer();

const pictures = pictureProcess();
after(() => pictures.close());

test('a picture is processed in another process, with the same result', async () => {
  const { content, width, height } = await pictures.read('a', await draw(40, 20));
  assert.deepEqual([width, height], [40, 20]);
  assert.equal((await sharp(content).metadata()).format, 'webp');
});

test('a damaged file is reported, and the next picture is processed', async () => {
  const damaged = (await draw(40, 20)).subarray(0, 40);
  await assert.rejects(
    pictures.read('a', damaged),
    new UnusablePicture('The file is damaged: it cannot be read as a picture'),
  );
  assert.equal((await pictures.read('a', await draw(8, 8))).width, 8);
});

test('a picture that takes too long is given up with its process, and the next one is processed', async () => {
  const timers: { milliseconds: number; run: () => void }[] = [];
  const collect: After = (milliseconds, run) => {
    timers.push({ milliseconds, run });
    return () => {};
  };
  const slow = pictureProcess({ milliseconds: 7, idleMilliseconds: 9, after: collect });
  try {
    const reading = slow.read('a', await draw(2000, 2000));
    await new Promise(setImmediate);
    timers.find(({ milliseconds }) => milliseconds === 7)?.run();
    await assert.rejects(reading, new UnusablePicture('The picture takes too long to read'));
    assert.equal((await slow.read('a', await draw(8, 8))).width, 8);
    timers.findLast(({ milliseconds }) => milliseconds === 9)?.run();
    assert.equal((await slow.read('a', await draw(9, 9))).width, 9);
  } finally {
    await slow.close();
  }
});

test('a picture that exceeds the memory limit is reported, and the next one is processed', async () => {
  const small = pictureProcess({ megabytes: 320 });
  try {
    // Interlaced, so that no row is complete before all of them are.
    const interlaced = await sharp({
      create: { width: 7_000, height: 7_000, channels: 4, background: '#c0613f80' },
    })
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer();
    await assert.rejects(
      small.read('a', interlaced),
      new UnusablePicture('The picture takes too much memory to read'),
    );
    assert.equal((await small.read('a', await draw(8, 8))).width, 8);
  } finally {
    await small.close();
  }
});

test('a member’s waiting pictures are limited, and members take turns', async () => {
  const order: string[] = [];
  const file = await draw(64, 64);
  const read = async (member: string) => {
    await pictures.read(member, file);
    order.push(member);
  };
  const own = Array.from({ length: 5 }, () => read('a'));
  await assert.rejects(read('a'), QueueFull);
  await Promise.all([...own, read('b')]);
  assert.deepEqual(order, ['a', 'a', 'b', 'a', 'a', 'a']);
});
