import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue, QueueFull } from './fair-queue';

/** Work whose end the test controls, and the order in which it started. */
function controlledWork() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    began.push(name);
    await new Promise<void>((resolve) => {
      ends.set(name, resolve);
    });
    return name;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, work, end };
}

test('members take turns, however much work one of them has waiting', async () => {
  const { began, work, end } = controlledWork();
  const queue = new FairQueue({ running: 1, waitingPerMember: 9 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
    queue.run(name.slice(0, 1), work(name)),
  );
  await new Promise(setImmediate);
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'];
  for (const name of order) await end(name);
  assert.deepEqual(began, order);
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('concurrency is limited, and so is each member’s queue', async () => {
  const { began, work, end } = controlledWork();
  const queue = new FairQueue({ running: 2, waitingPerMember: 1 });
  const kept = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)));
  await assert.rejects(queue.run('a', work('a4')), QueueFull);
  const other = queue.run('b', work('b1'));
  await new Promise(setImmediate);
  assert.deepEqual(began, ['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  await Promise.all([...kept, other]);
  assert.deepEqual(began, ['a1', 'a2', 'a3', 'b1']);
});

test('failing work frees its place for the next', async () => {
  const queue = new FairQueue({ running: 1, waitingPerMember: 1 });
  const failing = queue.run('a', async () => {
    await new Promise(setImmediate);
    throw new Error('broken');
  });
  const next = queue.run('a', async () => 'next');
  await assert.rejects(failing, /broken/);
  assert.equal(await next, 'next');
  assert.equal(await queue.run('b', async () => 'idle again'), 'idle again');
});
