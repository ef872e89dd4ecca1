import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { drainConnections } from './drain-connections';
import { endStreamsOnClose } from './open-streams';

/** A host whose only answer stays open until its signal aborts. */
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

test('a client that goes away ends its stream', async (t) => {
  const { app, ended, address } = await startStreaming();
  t.after(() => app.close());
  const abort = new AbortController();
  await fetch(address, { signal: abort.signal });
  abort.abort();
  await ended[0];
});
