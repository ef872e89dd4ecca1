import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import Fastify from 'fastify';
import { withResolvers } from '../with-resolvers';
import { drainConnections } from './drain-connections';
import { endStreamsOnClose } from './open-streams';

/** Long enough that a test waiting for it exceeds its own time limit. */
const never = 600_000;
const soon = { timeout: 20_000 };

/** A host with an immediate response, one that waits to be released, and one that stays open. */
async function start(withinMs = never) {
  const { serverFactory, drainOnClose } = drainConnections(withinMs);
  const app = Fastify({ serverFactory });
  endStreamsOnClose(app);
  drainOnClose(app);
  const asked = withResolvers<void>();
  const letGo = withResolvers<void>();
  const closing = withResolvers<void>();
  app.addHook('preClose', (done) => {
    closing.resolve();
    done();
  });
  app.get('/', async () => 'here');
  app.get('/slow', async () => {
    asked.resolve();
    await letGo.promise;
    return 'finished';
  });
  app.get('/stream', (_request, reply) => {
    const stream = new Readable({ read: () => {} });
    stream.push('first');
    app.streamSignal(reply).addEventListener('abort', () => stream.push(null));
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  const ask = async (path: string): Promise<Socket> => {
    const socket = await open();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: host.test\r\n\r\n`);
    return socket;
  };
  return { app, open, ask, asked: asked.promise, closing: closing.promise, letGo: letGo.resolve };
}

test('idle, unused and streaming connections are closed with the host', soon, async () => {
  const { app, open, ask } = await start();
  const accepted = once(app.server, 'connection');
  const unused = await open();
  await accepted;
  const idle = await ask('/');
  await once(idle, 'data');
  const streaming = await ask('/stream');
  await once(streaming, 'data');
  const ended = [unused, idle, streaming].map((socket) => once(socket.resume(), 'close'));
  await app.close();
  await Promise.all(ended);
});

test(
  'a running request gets its complete response, and its connection is closed',
  soon,
  async () => {
    const { app, ask, asked, closing, letGo } = await start();
    const socket = await ask('/slow');
    await asked;
    const closed = app.close();
    await closing;
    letGo();
    const answer = await text(socket);
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n/);
    assert.match(answer, /connection: close/i);
    assert.match(answer, /finished$/);
    await closed;
  },
);

test('a request that takes too long is disconnected', soon, async () => {
  const { app, ask, asked } = await start(1);
  const socket = await ask('/slow');
  await asked;
  const cut = once(socket.resume(), 'close');
  await app.close();
  await cut;
});

test('a host that never listened closes too', soon, async () => {
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({ serverFactory });
  drainOnClose(app);
  await app.ready();
  await app.close();
});
