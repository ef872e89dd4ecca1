import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchLooks } from './batched-looks';
import type { TaskLook } from './batched-looks';

/** A database that responds when the test says so. */
function slowDatabase() {
  const questions: { ids: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const look = batchLooks(
    (ids) =>
      new Promise<TaskLook[]>((resolve, reject) => {
        const known = ids.filter((id) => id !== 'unknown');
        questions.push({
          ids,
          answer: () => resolve(known.map((id) => ({ id, revision: id.length, ahead: null }))),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { questions, look };
}

test('callers during a query share the next one', async () => {
  const { questions, look } = slowDatabase();
  const first = look('a');
  const others = [look('bb'), look('bb'), look('unknown'), look('ccc')];
  assert.deepEqual(
    questions.map(({ ids }) => ids),
    [['a']],
  );
  questions[0]?.answer();
  assert.equal((await first)?.revision, 1);
  assert.deepEqual(questions[1]?.ids, ['bb', 'unknown', 'ccc']);
  questions[1]?.answer();
  const found = await Promise.all(others);
  assert.deepEqual(
    found.map((one) => one?.revision),
    [2, 2, undefined, 3],
  );
});

test('a failed query rejects its own callers only, and the next one is sent', async () => {
  const { questions, look } = slowDatabase();
  const first = look('a');
  const second = look('b');
  questions[0]?.fail();
  await assert.rejects(first, /away/);
  questions[1]?.answer();
  assert.equal((await second)?.id, 'b');
});

test('a query has a maximum size', async () => {
  const { questions, look } = slowDatabase();
  const first = look('a');
  const many = Array.from({ length: 1_500 }, (_, n) => look(`task-${n}`));
  questions[0]?.answer();
  await first;
  assert.equal(questions[1]?.ids.length, 1_000);
  questions[1]?.answer();
  await many[0];
  assert.equal(questions[2]?.ids.length, 500);
  questions[2]?.answer();
  await Promise.all(many);
});
