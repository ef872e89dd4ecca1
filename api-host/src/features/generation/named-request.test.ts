import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startGeneration } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { TestClock } from '../../testing/test-clock';
import { stopTask } from './tasks/stop-task.repository';
import { forgetTasks } from './tasks/forget-tasks.repository';
import { testGeneration } from './testing/test-generation';

const clock = new TestClock();
let host: TestApp;
before(async () => {
  // Limit of one: a repeated request must not need a second place.
  const generation = testGeneration(clock, { tasksPerMember: 1 });
  host = await buildTestApp({ clock: clock.now, generation });
});
after(() => host.close());

const name = 'a-request-of-mine';
const body = { prompt: 'A bakery', type: 0 as const, request_id: name };
type Headers = Record<string, string>;

const ask = (headers: Headers, changed: object = {}) =>
  call(host, startGeneration, { body: { ...body, ...changed } }, headers);

async function taskOf(headers: Headers): Promise<string> {
  return startGeneration.response.parse((await ask(headers)).json()).task_id;
}

async function countTasks(userId: string): Promise<number> {
  const query = host.db.selectFrom('generation_tasks').select('id').where('user_id', '=', userId);
  return (await query.execute()).length;
}

// Proof P221
test('the same request, sent concurrently and again later, starts one generation', async () => {
  const { headers, user } = await signIn(host);
  const ids = await Promise.all(Array.from({ length: 5 }, () => taskOf(headers)));
  assert.equal(new Set(ids).size, 1);
  clock.advance(60_000);
  assert.equal(await taskOf(headers), ids[0]);
  const reordered = { request_id: name, type: 0, css: '', prompt: ' A bakery ' };
  const answer = await host.app.inject({
    method: 'POST',
    url: startGeneration.path,
    headers,
    payload: reordered,
  });
  assert.equal(startGeneration.response.parse(answer.json()).task_id, ids[0]);
  assert.equal(await countTasks(user.id), 1);
});

test('a request that has ended is not restarted', async () => {
  const { headers, user } = await signIn(host);
  const id = await taskOf(headers);
  await stopTask(host.db, { id, userId: user.id, now: clock.now(), draft: undefined });
  assert.equal(await taskOf(headers), id);
  const later = new Date(clock.now().getTime() + 1);
  await forgetTasks(host.db, later, later);
  assert.notEqual(await taskOf(headers), id);
});

test('the same key with another body is refused, and starts nothing', async () => {
  const { headers, user } = await signIn(host);
  await taskOf(headers);
  for (const changed of [
    { prompt: 'A brewery' },
    { project_id: 'other' },
    { type: 1, html: 'x' },
  ]) {
    const { message } = assertFailure(await ask(headers, changed), 409, 'CONFLICT');
    assert.match(message, /^This request_id was used for another generation/);
  }
  assert.equal(await countTasks(user.id), 1);
});

test('keys are separate per member', async () => {
  const one = await signIn(host);
  const other = await signIn(host);
  assert.notEqual(await taskOf(one.headers), await taskOf(other.headers));
});

test('another key starts another generation, and counts against the limit', async () => {
  const { headers } = await signIn(host);
  await taskOf(headers);
  const answer = await ask(headers, { request_id: 'another-one-of-mine' });
  assertFailure(answer, 429, 'RATE_LIMITED');
});
