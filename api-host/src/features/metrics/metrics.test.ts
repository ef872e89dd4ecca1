import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getGenerationTask, login, startGeneration } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure } from '../../testing/endpoint-conformance';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { memoryStorage } from '../../testing/memory-storage';
import { addProcessMetrics, createMetrics } from './host-metrics';
import { measureStorage } from './storage-metrics';

let host: TestApp;
let guarded: TestApp;
before(async () => {
  host = await buildTestApp({ publicUrl: 'http://localhost:3000' });
  const metrics = createMetrics(host.db);
  addProcessMetrics(metrics);
  guarded = await buildTestApp({ db: host.db, metrics, metricsToken: 'open sesame' });
});
after(async () => {
  await guarded.close();
  await host.close();
});

const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', from = host) =>
  from.app.inject({ url: '/metrics', headers, remoteAddress });

test('requests are counted by route and status, never by URL', async () => {
  await call(host, login, { body: { email: 'no@body.com', password: 'not it' } });
  const capability = 'a-secret-task-id';
  await call(host, getGenerationTask, { params: { task_id: capability } });
  const answer = await read();
  assert.equal(answer.statusCode, 200);
  assert.match(String(answer.headers['content-type']), /^text\/plain; version=0\.0\.4/);
  const name = 'sitewright_http_request_duration_seconds_count';
  const labels = 'origin="app",method="POST",route="/api/login",status="401"';
  assert.ok(answer.body.includes(`${name}{${labels}} 1\n`), answer.body);
  assert.match(answer.body, /route="\/api\/claude\/:task_id",status="404"/);
  assert.ok(!answer.body.includes(capability));
});

test('unfinished generations are counted by status', async () => {
  const { headers } = await signIn(host);
  const tasks = async (status: string) => {
    const found = new RegExp(`sitewright_generation_tasks{status="${status}"} (\\d+)\n`);
    return Number(found.exec((await read()).body)?.[1]);
  };
  assert.deepEqual([await tasks('queued'), await tasks('running')], [0, 0]);
  await call(host, startGeneration, { body: { prompt: 'a bakery', type: 0 } }, headers);
  assert.deepEqual([await tasks('queued'), await tasks('running')], [1, 0]);
  await host.db.updateTable('generation_tasks').set({ status: 'running' }).execute();
  assert.deepEqual([await tasks('queued'), await tasks('running')], [0, 1]);
});

test('without a token metrics are readable from this machine only, and not through a proxy', async () => {
  for (const address of ['::1', '::ffff:127.0.0.1', '127.0.0.9']) {
    assert.equal((await read({}, address)).statusCode, 200, address);
  }
  for (const address of ['10.0.0.7', '203.0.113.7', '2001:db8::1']) {
    assertFailure(await read({}, address), 403, 'FORBIDDEN');
  }
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    assertFailure(await read({ [header]: '127.0.0.1' }), 403, 'FORBIDDEN');
  }
  for (const host of ['suite.example.com', 'localhost.example.com', '127.0.0.1.example.com']) {
    assertFailure(await read({ host }), 403, 'FORBIDDEN');
  }
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000']) {
    assert.equal((await read({ host })).statusCode, 200, host);
  }
});

test('behind a public address metrics need a token: a proxy on this machine may add no header', async (t) => {
  const open = await buildTestApp({
    db: host.db,
    changes: host.changes,
    publicUrl: 'https://suite.example.com',
  });
  t.after(() => open.close());
  // What nginx sends for `proxy_pass http://127.0.0.1:3000`, whoever asked.
  assertFailure(await read({ host: '127.0.0.1:3000' }, '127.0.0.1', open), 403, 'FORBIDDEN');
});

test('a member’s or an admin’s session does not grant access', async () => {
  const { headers } = await signIn(host, { role: 'admin' });
  assertFailure(await read(headers, '203.0.113.7'), 403, 'FORBIDDEN');
  assertFailure(await read(headers, '127.0.0.1', guarded), 403, 'FORBIDDEN');
});

test('with a token metrics are readable from anywhere, with the token only', async () => {
  assertFailure(await read({}, '127.0.0.1', guarded), 401, 'UNAUTHENTICATED');
  const wrong = { authorization: 'Bearer open the door' };
  assertFailure(await read(wrong, '127.0.0.1', guarded), 403, 'FORBIDDEN');
  const right = { authorization: 'Bearer open sesame' };
  const answer = await read(right, '203.0.113.7', guarded);
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /^process_resident_memory_bytes \d+/m);
  assert.match(answer.body, /^nodejs_eventloop_lag_seconds /m);
});

test('the age of the oldest waiting generation is reported', async () => {
  const age = async () => {
    const { body } = await read();
    return Number(/^sitewright_generation_oldest_queued_seconds (\S+)$/m.exec(body)?.[1]);
  };
  await host.db.deleteFrom('generation_tasks').execute();
  assert.equal(await age(), 0);
  const { headers } = await signIn(host);
  await call(host, startGeneration, { body: { prompt: 'a bakery', type: 0 } }, headers);
  host.clock.advance(90_000);
  assert.equal(await age(), 90);
});

test('generations are counted by engine and outcome, with queue time and duration', async () => {
  const metrics = createMetrics(host.db);
  const ended = { engine: 'a-model', waitedSeconds: 3, workedSeconds: 12 };
  metrics.generationEnded({ ...ended, outcome: 'done', tokens: { input: 5, output: 7 } });
  metrics.generationEnded({ ...ended, outcome: 'PROVIDER_BUSY', tokens: null });
  const text = await metrics.registry.metrics();
  const name = 'sitewright_generation_duration_seconds_count';
  assert.ok(text.includes(`${name}{engine="a-model",outcome="done"} 1\n`), text);
  assert.ok(text.includes(`${name}{engine="a-model",outcome="PROVIDER_BUSY"} 1\n`));
  assert.ok(text.includes('sitewright_generation_wait_seconds_sum 6\n'));
  assert.ok(
    text.includes('sitewright_model_tokens_total{engine="a-model",direction="output"} 7\n'),
  );
});

test('storage operations are timed, and failures counted separately', async () => {
  const { registry } = createMetrics(host.db);
  const whole = memoryStorage();
  const get = () => Promise.reject(new Error('away'));
  const storage = measureStorage({ ...whole, get }, registry);
  assert.equal(await storage.create('sites/a.css', 'x'), true);
  await assert.rejects(storage.get('sites/a.css'), /away/);
  const text = await registry.metrics();
  const name = 'sitewright_storage_duration_seconds_count';
  assert.ok(text.includes(`${name}{operation="create",outcome="ok"} 1\n`), text);
  assert.ok(text.includes(`${name}{operation="get",outcome="failed"} 1\n`));
});
