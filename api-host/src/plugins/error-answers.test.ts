import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { errorBody } from 'shared-kit/contract';
import { StorageAway } from '../storage/storage-away';
import { assertFailure } from '../testing/endpoint-conformance';
import { buildTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { answerErrors } from './error-answers';

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

// Proof P196
test('an unknown API URL is answered in JSON', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    assertFailure(await host.app.inject({ method, url: '/api/nothing' }), 404, 'NOT_FOUND');
  }
});

test('a known URL with another method is a 405 that names the right one', async () => {
  const get = await host.app.inject({ method: 'GET', url: '/api/login' });
  const body = assertFailure(get, 405, 'METHOD_NOT_ALLOWED');
  assert.equal(body.message, 'This address does not answer GET; use POST');
  assert.equal(get.headers.allow, 'POST');
  const remove = await host.app.inject({
    method: 'DELETE',
    url: '/api/profile',
    payload: 'not even JSON',
  });
  assertFailure(remove, 405, 'METHOD_NOT_ALLOWED');
  assert.equal(remove.headers.allow, 'GET, POST');
});

test('malformed JSON is a 400', async () => {
  const body = assertFailure(await post('{"email":', 'application/json'), 400, 'BAD_REQUEST');
  assert.equal(body.message, 'The request is not valid JSON');
});

test('an empty body with a JSON content type counts as none', async () => {
  const body = assertFailure(await post('', 'application/json'), 400, 'VALIDATION_FAILED');
  assert.equal(body.message, 'Email is required');
});

test('JSON with prototype keys is a 400', async () => {
  assertFailure(await post('{"__proto__":{"x":1}}', 'application/json'), 400, 'BAD_REQUEST');
});

test('anything but JSON is a 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const body = assertFailure(await post('{"email":"a@b.c"}', type), 415, 'BAD_REQUEST');
    assert.equal(body.message, 'The request must be JSON');
  }
});

test('a body above the limit is a 413', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
  const body = assertFailure(await post(payload, 'application/json'), 413, 'PAYLOAD_TOO_LARGE');
  assert.equal(body.message, 'The request is too large; send less at once');
});

test('a URL with an overlong part gets the same format', async () => {
  const answer = await host.app.inject(`/api/claude/${'x'.repeat(1001)}`);
  assertFailure(answer, 414, 'BAD_REQUEST');
});

/** Sends raw bytes to a listening host, as no HTTP client would. */
async function converse(request: string): Promise<string> {
  const listening = await buildTestApp();
  try {
    const server = new URL(await listening.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(server.port), server.hostname);
    socket.write(request);
    return await text(socket);
  } finally {
    await listening.close();
  }
}

test('input that is not HTTP gets the same format', async () => {
  const garbage = await converse('HELLO\r\n\r\n');
  assert.match(garbage, /^HTTP\/1\.1 400 /);
  assert.deepEqual(errorBody.parse(JSON.parse(garbage.split('\r\n\r\n')[1] ?? '')), {
    message: 'This is not a valid HTTP request',
    code: 'BAD_REQUEST',
  });
});

test('an oversized URL is a 431 in the same format', async () => {
  const long = await converse(`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`);
  assert.match(long, /^HTTP\/1\.1 431 [^]*The address or the headers of the request are too long/);
});

test('an undecodable URL is a 400 in the same format', async () => {
  const answer = await host.app.inject('/api/%zz');
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.json<{ code: string }>().code, 'BAD_REQUEST');
});

test('an unexpected error is a generic 500, logged with its stack and without input', async (t) => {
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

test('an unavailable database or file store is a 503 with Retry-After, not a 500', async (t) => {
  const app = Fastify();
  answerErrors(app);
  t.after(() => app.close());
  const failures: Readonly<Record<string, Error>> = {
    ended: new Error('Connection terminated unexpectedly'),
    full: new Error('timeout exceeded when trying to connect'),
    refused: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    'shut-down': Object.assign(new Error('terminating connection'), { code: '57P01' }),
    'no-room': Object.assign(new Error('could not extend file'), { code: '53100' }),
    'no-room-for-files': Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    'no-store': new StorageAway('The file store does not answer'),
  };
  for (const [path, failure] of Object.entries(failures)) {
    app.get(`/${path}`, () => Promise.reject(failure));
  }
  for (const path of Object.keys(failures)) {
    const answer = await app.inject(`/${path}`);
    assertFailure(answer, 503, 'UNAVAILABLE');
    assert.equal(answer.headers['retry-after'], '5');
  }
});
