import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { withResolvers } from '../with-resolvers';
import { answerInTime, attempt, lastAnswer } from './last-answer';

const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

test('while the database is unavailable the last result is used, until there is a new one', async () => {
  const ask = lastAnswer<number>();
  assert.equal(await ask(async () => 1), 1);
  assert.equal(await ask(away), 1);
  assert.equal(await ask(async () => 2), 2);
  assert.equal(await ask(away), 2);
});

test('without any earlier result it fails, and so does an invalid query', async () => {
  const ask = lastAnswer<number>();
  await assert.rejects(ask(away), { code: 'ECONNREFUSED' });
  await ask(async () => 1);
  await assert.rejects(
    ask(() => Promise.reject(new TypeError('broken'))),
    TypeError,
  );
});

test('a silent database is waited for once by all callers', async () => {
  const ask = lastAnswer<number>(1);
  await ask(async () => 1);
  const slow = withResolvers<number>();
  let questions = 0;
  const askSilent = () =>
    ask(() => {
      questions += 1;
      return slow.promise;
    });
  assert.equal(await askSilent(), 1);
  assert.deepEqual(await Promise.all([askSilent(), askSilent()]), [1, 1]);
  assert.equal(questions, 1);
  slow.resolve(2);
  await setImmediate();
  assert.equal(await ask(away), 2);
  assert.equal(await ask(async () => 3), 3);
});

test('a late result does not replace a newer one', async () => {
  const ask = lastAnswer<string>();
  await ask(async () => 'first');
  const slow = withResolvers<string>();
  const late = ask(() => slow.promise);
  assert.equal(await ask(async () => 'newer'), 'newer');
  slow.resolve('older');
  assert.equal(await late, 'older');
  assert.equal(await ask(away), 'newer');
});

test('failing or silent work can be attempted', async () => {
  await attempt(Promise.reject(new Error('broken')));
  await attempt(new Promise(() => undefined), 1);
});

test('an otherwise idle process waits for the result', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const answer = answerInTime(new Promise(() => undefined), 1);
  assert.equal(timers(), before + 1);
  assert.equal(await answer, null);
});
