import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildEditorHosts } from '../features/editor/testing/editor-hosts';
import { buildTestSites } from '../testing/test-sites';

/** Exceeding this limit means a hang. */
const soon = { timeout: 120_000 };

const call = 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const form =
  'POST /a/_form/b HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\n';

/** Requests that start like this one and never end, by what is missing. */
const unfinished = (begin: string): Readonly<Record<string, string>> => ({
  'the rest of the request line': begin.slice(0, 8),
  'the rest of the headers': begin,
  'the whole body': `${begin}content-length: 10\r\n\r\n`,
  'half of the body': `${begin}content-length: 10\r\n\r\nabcd`,
  'the last chunk': `${begin}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n`,
});

/** Listens with very short timeouts; Node checks for expired requests at this interval. */
async function listenImpatiently(app: FastifyInstance): Promise<number> {
  const impatience = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 };
  Object.assign(app.server, impatience);
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** All data received until the host closes the connection. */
async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

async function assertCutOff(t: TestContext, app: FastifyInstance, begin: string): Promise<void> {
  assert.ok(app.server.requestTimeout > 0, 'requests may take for ever');
  assert.ok(app.server.timeout > 0, 'answers may wait for ever to be read');
  const port = await listenImpatiently(app);
  for (const [missing, request] of Object.entries(unfinished(begin))) {
    await t.test(`without ${missing}`, async () => {
      assert.match(await send(port, request), /^HTTP\/1\.1 408 Request Timeout\r\n/);
    });
  }
}

test(
  'app and editor: a request that never ends is a 408, and its connection is closed',
  soon,
  async (t) => {
    const { main, editor, close } = await buildEditorHosts();
    await assertCutOff(t, main.app, call);
    await assertCutOff(t, editor.app, call);
    await close();
  },
);

test('sites: a request that never ends is a 408, and its connection is closed', soon, async (t) => {
  const sites = await buildTestSites({
    inbox: { receive: async () => 'kept' },
  });
  t.after(() => sites.close());
  await assertCutOff(t, sites, form);
});

test('a flood of headers is a 431, and its connection is closed', soon, async (t) => {
  const { main, close } = await buildEditorHosts();
  t.after(close);
  const sites = await buildTestSites();
  t.after(() => sites.close());
  for (const app of [main.app, sites]) {
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const flood = Array.from({ length: 5000 }, (_, n) => `x-${n}: a`).join('\r\n');
    const answer = await send(port, `GET / HTTP/1.1\r\nhost: a\r\n${flood}\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  }
});

test(
  'a client that continues sending a refused request can still read the reason',
  soon,
  async () => {
    const { main, close } = await buildEditorHosts();
    const { server } = main.app;
    const port = Number(new URL(await main.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const tooLong = 'a'.repeat(40_000);
    for (const piece of [`GET /${tooLong}`, tooLong]) {
      const heard = once(server, 'clientError') as Promise<[Error, Socket]>;
      socket.write(piece);
      const [, refused] = await heard;
      assert.ok(!refused.destroyed, 'the connection was cut while the client was sending');
    }
    assert.match(await text(socket), /^HTTP\/1\.1 431 /);
    await close();
  },
);
