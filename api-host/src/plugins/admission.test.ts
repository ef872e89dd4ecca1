import assert from 'node:assert/strict';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import Fastify from 'fastify';
import { errorBody } from 'shared-kit/contract';
import { assertFailure } from '../testing/endpoint-conformance';
import { admitRequests } from './admission';
import { appImportance } from './app-importance';
import { answerErrors } from './error-answers';

/** A host with room for two calls, which are answered when the test says so. */
function openHost(t: TestContext, options: Parameters<typeof admitRequests>[3] = {}) {
  const app = Fastify();
  answerErrors(app);
  admitRequests(app, 2, appImportance, { lag: () => 0, keepBackMs: 0, ...options });
  const answers: (() => void)[] = [];
  let waiting = () => {};
  const handler = () =>
    new Promise<string>((resolve) => {
      answers.push(() => resolve('done'));
      waiting();
    });
  app.get('/api/slow', handler);
  app.get('/slow-page', handler);
  for (const path of ['/healthz', '/page']) app.get(path, () => 'here');
  app.post('/api/logout', () => 'out');
  app.post('/api/release-beacons', handler);
  t.after(() => {
    for (const answer of answers) answer();
    return app.close();
  });
  const untilUnderWay = async (count: number) => {
    while (answers.length < count) await new Promise<void>((resolve) => (waiting = resolve));
  };
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  return { app, untilUnderWay, answerAll };
}

test('requests beyond the limit get a 503 with Retry-After; running ones are answered', async (t) => {
  const { app, untilUnderWay, answerAll } = openHost(t);
  const accepted = [app.inject('/api/slow'), app.inject('/api/slow')];
  await untilUnderWay(2);
  const waits: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const refused = await app.inject('/api/slow');
    assertFailure(refused, 503, 'UNAVAILABLE');
    assert.match(errorBody.parse(refused.json()).message, /Nothing was changed/);
    waits.push(String(refused.headers['retry-after']));
  }
  assert.deepEqual(
    waits.toSorted((a, b) => Number(a) - Number(b)),
    ['2', '3', '4', '5'],
  );
  answerAll();
  for (const answer of await Promise.all(accepted)) assert.equal(answer.statusCode, 200);
  const later = app.inject('/api/slow');
  await untilUnderWay(1);
  answerAll();
  assert.equal((await later).statusCode, 200);
});

test('page requests and signing out have a higher limit, and monitoring none', async (t) => {
  const { app, untilUnderWay, answerAll } = openHost(t);
  const calls = [app.inject('/api/slow'), app.inject('/api/slow')];
  await untilUnderWay(2);
  assert.equal((await app.inject('/page')).statusCode, 200);
  assert.equal((await app.inject({ method: 'POST', url: '/api/logout' })).statusCode, 200);
  const pages = [app.inject('/slow-page'), app.inject('/slow-page')];
  await untilUnderWay(4);
  assertFailure(await app.inject('/page'), 503, 'UNAVAILABLE');
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  answerAll();
  await Promise.all([...calls, ...pages]);
});

test('reports waiting to be written take no place, and are refused at the limit', async (t) => {
  const { app, untilUnderWay, answerAll } = openHost(t);
  const report = () => app.inject({ method: 'POST', url: '/api/release-beacons' });
  const reports = [report(), report(), report()];
  await untilUnderWay(3);
  const calls = [app.inject('/api/slow'), app.inject('/api/slow')];
  await untilUnderWay(5);
  assertFailure(await report(), 503, 'UNAVAILABLE');
  answerAll();
  for (const answer of await Promise.all([...reports, ...calls])) {
    assert.equal(answer.statusCode, 200);
  }
});

test('a disconnected client frees its place', async (t) => {
  const { app, untilUnderWay } = openHost(t);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of sockets) socket.write('GET /api/slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await untilUnderWay(2);
  for (const socket of sockets) socket.destroy();
  const entered = untilUnderWay(3).then(() => 'entered' as const);
  // Refused until the host notices, which takes a turn of its event loop.
  while ((await Promise.race([entered, app.inject('/api/slow')])) !== 'entered') {
    await new Promise(setImmediate);
  }
  assert.equal((await app.inject('/page')).statusCode, 200);
});

test('a lagging host refuses calls, then pages, and never monitoring', async (t) => {
  let behind = 1_001;
  const { app } = openHost(t, { lag: () => behind });
  assertFailure(await app.inject('/api/slow'), 503, 'UNAVAILABLE');
  assert.equal((await app.inject('/page')).statusCode, 200);
  behind = 2_001;
  assertFailure(await app.inject('/page'), 503, 'UNAVAILABLE');
  assert.equal((await app.inject('/healthz')).statusCode, 200);
});

test('a refusal is delayed by a second, up to a number of concurrent ones', async (t) => {
  const { app } = openHost(t, { lag: () => 3_000, keepBackMs: 1_000, mostKeptBack: 2 });
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let answered = 0;
  const ask = async () => {
    assertFailure(await app.inject('/api/slow'), 503, 'UNAVAILABLE');
    answered += 1;
  };
  const keptBack = [ask(), ask()];
  await ask();
  assert.equal(answered, 1);
  t.mock.timers.tick(999);
  await new Promise(setImmediate);
  assert.equal(answered, 1);
  t.mock.timers.tick(1);
  await Promise.all(keptBack);
  const later = ask();
  await new Promise(setImmediate);
  assert.equal(answered, 3);
  t.mock.timers.tick(1_000);
  await later;
});
