import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BatchQueue } from './batch-queue';
import type { BatchLimits } from './batch-queue';

const limits: BatchLimits = { batch: 3, waiting: 5, everyMs: 50 };

/** A queue whose time passes and whose writes end when the test says so. */
function setUp() {
  const batches: number[][] = [];
  const dropped: string[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const queue = new BatchQueue<number, string>({
    limits,
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    write: (items) => {
      batches.push([...items]);
      return new Promise((resolve, reject) => {
        ends.push((error) =>
          error ? reject(error) : resolve(items.map((item) => `written ${item}`)),
        );
      });
    },
    onDropped: (why, count) => dropped.push(`${why} ${count}`),
  });
  const settle = () => new Promise(setImmediate);
  const end = async (error?: Error) => {
    ends.shift()?.(error);
    await settle();
  };
  const pass = async () => {
    timers.shift()?.run();
    await settle();
  };
  return { queue, batches, dropped, timers, end, pass };
}

test('what comes within the time is written together, and answered when it is written', async () => {
  const { queue, batches, timers, end, pass } = setUp();
  const answers = [queue.add(1), queue.add(2)];
  assert.deepEqual(batches, []);
  assert.deepEqual(
    timers.map(({ ms }) => ms),
    [50],
  );
  await pass();
  assert.deepEqual(batches, [[1, 2]]);
  let isAnswered = false;
  void answers[0]!.then(() => (isAnswered = true));
  await new Promise(setImmediate);
  assert.equal(isAnswered, false);
  await end();
  assert.deepEqual(await Promise.all(answers), ['written 1', 'written 2']);
  assert.deepEqual(timers, []);
});

test('a full batch does not wait, and one is written at a time', async () => {
  const { queue, batches, timers, end, pass } = setUp();
  const answers = [1, 2, 3, 4, 5].map((item) => queue.add(item));
  assert.deepEqual(batches, [[1, 2, 3]]);
  assert.deepEqual(timers, [], 'nobody waits for time while a batch is written');
  await end();
  assert.deepEqual(batches, [[1, 2, 3]], 'two are no full batch');
  await pass();
  await end();
  assert.deepEqual(batches, [
    [1, 2, 3],
    [4, 5],
  ]);
  assert.equal((await Promise.all(answers)).length, 5);
});

test('what has no room is dropped and counted; the rest is written', async () => {
  const { queue, batches, dropped, end, pass } = setUp();
  const first = [1, 2, 3].map((item) => queue.add(item));
  const more = [4, 5, 6, 7, 8].map((item) => queue.add(item));
  assert.equal(await queue.add(9), null);
  assert.deepEqual(dropped, ['queue-full 1']);
  await end();
  await end();
  await pass();
  await end();
  assert.deepEqual(batches, [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  await Promise.all([...first, ...more]);
});

test('a batch that cannot be written is told to all of it and counted; the next one is tried', async () => {
  const { queue, dropped, end, pass } = setUp();
  const lost = [queue.add(1), queue.add(2)].map((answer) =>
    answer.catch((error: Error) => error.message),
  );
  await pass();
  await end(new Error('away'));
  assert.deepEqual(await Promise.all(lost), ['away', 'away']);
  assert.deepEqual(dropped, ['not-written 2']);
  const next = queue.add(3);
  await pass();
  await end();
  assert.equal(await next, 'written 3');
});

test('closing writes what waits, also behind a batch that is being written, and what still comes', async () => {
  const { queue, batches, end } = setUp();
  const first = [1, 2, 3].map((item) => queue.add(item));
  const waiting = queue.add(4);
  const closed = queue.close();
  await end();
  assert.deepEqual(batches, [[1, 2, 3], [4]]);
  await end();
  await closed;
  const late = queue.add(5);
  assert.deepEqual(batches.at(-1), [5]);
  await end();
  assert.deepEqual(await Promise.all([...first, waiting, late]).then((all) => all.length), 5);
});

test('what goes along with a batch waits for the next one, also where nothing else comes', async () => {
  const { queue, batches, end, pass } = setUp();
  let isWritten = false;
  void queue.written().then(() => (isWritten = true));
  await pass();
  assert.deepEqual(batches, [[]]);
  assert.equal(isWritten, false);
  await end();
  assert.equal(isWritten, true);
});

test('of what goes along, no more than may wait do', async () => {
  const { queue, end, pass } = setUp();
  let written = 0;
  for (let n = 0; n < limits.waiting + 2; n += 1) void queue.written().then(() => (written += 1));
  await new Promise(setImmediate);
  assert.equal(written, 2);
  await pass();
  await end();
  assert.equal(written, limits.waiting + 2);
});
