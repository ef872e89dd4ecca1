import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { generationEventsPath, startGeneration, stopGeneration } from 'shared-kit/contract';
import { openHost } from '../../release/host-client';
import type { FaultHost } from '../../drill/faults/fault-host';
import { signInAdmin } from './open-members';
import { residentMegabytes } from './resident-memory';

/** Opened at a time: a browser comes back by itself, a burst of all would measure the opening. */
const openedAtOnce = 50;

/** An event that has not arrived by then does not. */
const patienceMs = 60_000;

const prompt =
  'A website for a museum with twelve rooms, a shop, a restaurant and a programme of talks';

/** A stream as the bench reads it: whether it is open, and whether it has heard of the end. */
interface Reader {
  readonly socket: Socket;
  readonly opened: Promise<void>;
  readonly heard: Promise<void>;
}

function readStream(appUrl: string, path: string): Reader {
  const { hostname, port } = new URL(appUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  let text = '';
  const until = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(text)) resolve();
        else if (/^HTTP\/1\.1 (?!200)/.test(text)) reject(new Error(`A stream got ${text}`));
      };
      socket.on('data', look);
      socket.once('error', reject);
    });
  socket.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-8_000);
  });
  const heard = until(/"status":"(?:cancelled|done|failed)"/);
  // A stream that breaks has heard nothing; `measureStreams` counts those that have.
  heard.catch(() => {});
  return { socket, opened: until(/event: task/), heard };
}

/** Opens event streams of a generation that goes on, and ends it: what they cost, and how long until all have heard. */
export async function measureStreams(host: FaultHost, wanted: number) {
  const admin = openHost(host.appUrl, {
    token: await signInAdmin(host),
    email: undefined,
    password: undefined,
  });
  const body = { prompt, type: 0 as const, request_id: randomUUID() };
  const { task_id: id } = await admin.call(startGeneration, { body });
  const before = residentMegabytes(host.pid);
  const readers: Reader[] = [];
  const path = generationEventsPath.replace(':task_id', id);
  while (readers.length < wanted) {
    const length = Math.min(openedAtOnce, wanted - readers.length);
    const some = Array.from({ length }, () => readStream(host.appUrl, path));
    await Promise.all(some.map(({ opened }) => opened));
    readers.push(...some);
  }
  const megabytes = residentMegabytes(host.pid) - before;
  const begun = performance.now();
  await admin.call(stopGeneration, { params: { task_id: id } });
  let told = 0;
  const hearing = readers.map(({ heard }) =>
    heard.then(
      () => {
        told += 1;
      },
      () => {},
    ),
  );
  await Promise.race([Promise.all(hearing), wait(patienceMs)]);
  const reachAllMs = performance.now() - begun;
  for (const { socket } of readers) socket.destroy();
  const megabytesPer1000 = (megabytes * 1_000) / wanted;
  return { open: readers.length, told, megabytesPer1000, reachAllMs };
}
