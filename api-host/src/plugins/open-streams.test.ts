import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { drainConnections } from './drain-connections';
import { endStreamsOnClose } from './open-streams';

/** A host with one response that stays open until its signal aborts. */
async function startStreaming() {
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({ serverFactory });
  endStreamsOnClose(app);
  drainOnClose(app);
  const ended: Promise<unknown>[] = [];
  app.get('/stream', (_request, reply) => {
    const signal = app.streamSignal(reply);
    ended.push(once(signal, 'abort'));
    const stream = new Readable({ read: () => {} });
    stream.push('first\n');
    signal.addEventListener('abort', () => stream.push(null));
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, ended, address: `http://127.0.0.1:${port}/stream` };
}

test('closing the host ends open streams, so that it can close', async () => {
  const { app, address } = await startStreaming();
  const answer = await fetch(address);
  const text = answer.text();
  await app.close();
  assert.equal(await text, 'first\n');
});

test('a disconnected client ends its stream', async (t) => {
  const { app, ended, address } = await startStreaming();
  t.after(() => app.close());
  const abort = new AbortController();
  await fetch(address, { signal: abort.signal });
  abort.abort();
  await ended[0];
});

test('a client that does not read is disconnected, and little is buffered until then', async (t) => {
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({ serverFactory });
  endStreamsOnClose(app, 50);
  drainOnClose(app);
  const piece = Buffer.alloc(64 * 1024, 'a');
  let pulled = 0;
  let held = 0;
  let cut: Promise<unknown> | undefined;
  app.get('/stream', (_request, reply) => {
    const signal = app.streamSignal(reply);
    cut = once(signal, 'abort');
    const stream = new Readable({
      read() {
        pulled += piece.length;
        held = Math.max(held, reply.raw.writableLength);
        this.push(piece);
      },
    });
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const reader = connect(port, '127.0.0.1');
  reader.on('error', () => {});
  reader.pause();
  reader.write('GET /stream HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(app.server, 'request');
  await cut;
  reader.destroy();
  // The kernel buffers some megabytes; our own memory holds a few pieces.
  assert.ok(held <= 4 * piece.length, `${held} bytes were held`);
  assert.ok(pulled < 64 * 1024 * 1024, `${pulled} bytes were made`);
});
