import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultHost } from '../../drill/faults/fault-host';
import { applyLoad } from '../requests/apply-load';
import type { Answers } from '../requests/apply-load';
import { rawRequest } from '../requests/raw-connection';
import { largePath, websitePath } from './fill-host';
import { residentMegabytes } from './resident-memory';

const connections = 16;
const seconds = 5;

/** A step that reaches every website in turn without neighbours following each other. */
const stride = 7_919;

/** Between two slow readers, in milliseconds. */
const pauseMs = 10;

/** Visits of so many websites, one after another. */
export function measureVisits(host: FaultHost, websites: number): Promise<Answers> {
  const url = new URL(host.sitesUrl);
  const headers = { 'accept-encoding': 'br' };
  let visit = 0;
  const next = (): Buffer => {
    visit += stride;
    return rawRequest(new URL(websitePath(visit % websites), url), { headers });
  };
  return applyLoad({ url, next, seconds, connections });
}

export interface SlowReaders {
  readonly open: number;
  /** What the host holds more while they do not read. */
  readonly megabytes: number;
  /** Of visitors who do read, meanwhile. */
  readonly meanwhile: Answers;
}

/** Requests of each for the large page, below what a connection may have unanswered. */
const askedFor = 15;

/** Opens connections that ask for a large page over and over and read nothing of it. */
export async function measureSlowReaders(host: FaultHost, wanted: number): Promise<SlowReaders> {
  const url = new URL(largePath, host.sitesUrl);
  const request = rawRequest(url, { headers: { 'accept-encoding': 'identity' } });
  const before = residentMegabytes(host.pid);
  const sockets: Socket[] = [];
  while (sockets.length < wanted) {
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    socket.pause();
    socket.write(Buffer.concat(Array.from({ length: askedFor }, () => request)));
    sockets.push(socket);
    // One after another, as a client would that means to be admitted each time.
    await wait(pauseMs);
  }
  const meanwhile = await measureVisits(host, 1);
  const megabytes = residentMegabytes(host.pid) - before;
  for (const socket of sockets) socket.destroy();
  return { open: sockets.length, megabytes, meanwhile };
}
