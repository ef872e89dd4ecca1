import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

let host: TestApp;
before(async () => {
  host = await buildTestApp();
});
after(() => host.close());

test('a living host says so', async () => {
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

test('a host is ready while its database answers, and only then', async () => {
  assert.equal((await host.app.inject('/readyz')).statusCode, 200);

  await host.db.destroy();
  const answer = await host.app.inject('/readyz');

  assert.equal(answer.statusCode, 503);
  assert.equal(answer.json<{ code: string }>().code, 'UNAVAILABLE');
  assert.equal((await host.app.inject('/healthz')).statusCode, 200);
});
