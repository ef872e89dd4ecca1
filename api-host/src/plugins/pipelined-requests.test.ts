import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import Fastify from 'fastify';
import { admitRequests } from './admission';
import { drainConnections } from './drain-connections';
import { mostPipelined } from './pipelined-requests';

const places = 4;

/** A host with a few places, whose responses wait to be released. */
async function openHost(t: TestContext, options: { readonly connectionTimeout?: number } = {}) {
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({ serverFactory, ...options });
  drainOnClose(app);
  admitRequests(app, places, () => 'usual', { lag: () => 0, keepBackMs: 0 });
  let told = () => {};
  const answers: (() => void)[] = [];
  app.get('/waits', () => {
    return new Promise<string>((resolve) => {
      answers.push(() => resolve('here'));
      told();
    });
  });
  app.get('/large', () => 'x'.repeat(64 * 1024 * 1024));
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: host.test\r\n\r\n`;
  const untilAsked = async (count: number) => {
    while (answers.length < count) await new Promise<void>((resolve) => (told = resolve));
  };
  const untilAdmitted = async () => {
    let status = 503;
    while (status === 503) {
      const answer = await fetch(`http://127.0.0.1:${port}/missing`);
      await answer.text();
      ({ status } = answer);
    }
  };
  const letGo = () => {
    for (const answer of answers) answer();
  };
  return { app, open, request, untilAsked, untilAdmitted, letGo, asked: () => answers.length };
}
const soon = { timeout: 20_000 };

test(
  'requests queued behind another one on a connection free their places when it is closed',
  soon,
  async (t) => {
    const { app, open, request, untilAsked, letGo } = await openHost(t);
    const accepted = once(app.server, 'connection').then(([taken]) => taken as Socket);
    const socket = await open();
    socket.write(request('/waits').repeat(places));
    await untilAsked(places);
    const cut = once(await accepted, 'close');
    socket.destroy();
    await cut;
    letGo();
    // Every place is free again: as many requests as places are started.
    for (let n = 0; n < places; n += 1) (await open()).write(request('/waits'));
    await untilAsked(2 * places);
    letGo();
  },
);

test(
  'a connection with more pending requests than any browser sends is closed, and the rest are not started',
  soon,
  async (t) => {
    const { open, request, asked, untilAdmitted } = await openHost(t);
    const socket = await open();
    const closed = once(socket, 'close');
    socket.resume().write(request('/waits').repeat(mostPipelined + 200));
    await closed;
    assert.equal(asked(), places);
    await untilAdmitted();
  },
);

test('clients that do not read their responses take no places', soon, async (t) => {
  const { open, request, untilAdmitted } = await openHost(t);
  for (let n = 0; n < 2 * places; n += 1) {
    const socket = await open();
    socket.pause().write(request('/large'));
  }
  await untilAdmitted();
});

test('a response that is not read is aborted', soon, async (t) => {
  const { app, open, request } = await openHost(t, { connectionTimeout: 50 });
  const accepted = once(app.server, 'connection').then(([taken]) => taken as Socket);
  (await open()).pause().write(request('/large'));
  const socket = await accepted;
  await once(socket, 'close');
  assert.ok(socket.bytesWritten > 0);
});
