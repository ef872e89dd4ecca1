import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { Tables } from '../../database/schema';
import { answerErrors } from '../../plugins/error-answers';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { mountHealth } from './health.routes';

let host: TestApp;
before(async () => {
  host = await buildTestApp();
});
after(() => host.close());

test('a running host is healthy', async () => {
  const answer = await host.app.inject('/healthz');
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { message: 'The host is alive' });
});

test('a host is ready once its first administrator can sign in', async () => {
  const early = await host.app.inject('/readyz');
  assert.equal(early.statusCode, 503);
  assert.equal(early.json<{ code: string }>().code, 'UNAVAILABLE');
  await signIn(host, { role: 'admin' });
  assert.equal((await host.app.inject('/readyz')).statusCode, 200);
});

test('a host is ready only while its database responds', async () => {
  assert.equal((await host.app.inject('/readyz')).statusCode, 200);

  await host.db.destroy();
  const answer = await host.app.inject('/readyz');

  assert.equal(answer.statusCode, 503);
  assert.equal(answer.json<{ code: string }>().code, 'UNAVAILABLE');
  assert.equal((await host.app.inject('/healthz')).statusCode, 200);
});

test('a silent database is unavailable, and is queried once for all callers', async (t) => {
  const app = Fastify();
  answerErrors(app);
  let asked = 0;
  const connect = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const pool = { connect, end: async () => {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  mountHealth(app, { db, withinMs: 10 });
  t.after(() => app.close());
  const answers = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [503, 503],
  );
  assert.equal(asked, 1);
  assert.equal((await app.inject('/healthz')).statusCode, 200);
});
