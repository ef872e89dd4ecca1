import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertFailure } from '../testing/ladder';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let host: TestApp;
before(async () => {
  host = await buildTestApp();
});
after(() => host.close());

const post = (payload: string, type: string) =>
  host.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': type },
  });

test('an unknown address of the API is answered in JSON', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    assertFailure(await host.app.inject({ method, url: '/api/nothing' }), 404, 'NOT_FOUND');
  }
});

test('a known address with another method is not found', async () => {
  assertFailure(await host.app.inject({ method: 'GET', url: '/api/login' }), 404, 'NOT_FOUND');
});

test('malformed JSON is a 400', async () => {
  assertFailure(await post('{"email":', 'application/json'), 400, 'BAD_REQUEST');
});

test('an empty body that says it is JSON is a 400', async () => {
  assertFailure(await post('', 'application/json'), 400, 'BAD_REQUEST');
});

test('JSON that reaches for a prototype is a 400', async () => {
  assertFailure(await post('{"__proto__":{"x":1}}', 'application/json'), 400, 'BAD_REQUEST');
});

test('anything but JSON is a 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const body = assertFailure(await post('{"email":"a@b.c"}', type), 415, 'BAD_REQUEST');
    assert.equal(body.message, 'The request must be JSON');
  }
});

test('a body above 4 MiB is a 413', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(4 * 1024 * 1024) });
  assertFailure(await post(payload, 'application/json'), 413, 'PAYLOAD_TOO_LARGE');
});

test('an address that cannot be decoded is a 400 in the same form', async () => {
  const answer = await host.app.inject('/api/%zz');
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.json<{ code: string }>().code, 'BAD_REQUEST');
});

test('what nobody meant is a neutral 500 and is logged with its stack, without what was typed', async (t) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const broken = await buildTestApp({
    log: { level: 'info', stream },
    clock: () => {
      throw Object.assign(new Error('the clock is broken'), { detail: 'Key (email)=(a@b.c)' });
    },
  });
  t.after(() => broken.close());

  const answer = await broken.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'a@b.c', password: 'secret word' },
  });

  const body = assertFailure(answer, 500, 'INTERNAL');
  assert.equal(body.message, 'Something went wrong on our side');
  const log = lines.join('');
  assert.match(log, /the clock is broken/);
  assert.match(log, /error-answers\.test\.ts/);
  assert.ok(body.requestId !== undefined && log.includes(body.requestId));
  assert.ok(!log.includes('a@b.c') && !log.includes('secret word'));
});
