import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { Transform } from 'node:stream';

/** What a proxy does to those who speak through it. */
export type Weather =
  /** Everything passes, after so many milliseconds each way. */
  | { readonly kind: 'passes'; readonly delayMs: number }
  /** Connections are taken and closed at once. */
  | { readonly kind: 'refuses' }
  /** Nothing passes and nothing ends: a cable that is pulled. */
  | { readonly kind: 'hangs' }
  /** Each connection is cut once so many bytes were sent through it: what was being written is half there. */
  | { readonly kind: 'cuts'; readonly afterBytes: number };

export const fairWeather: Weather = { kind: 'passes', delayMs: 0 };

/** A loopback port in front of another one, to be slowed, cut and hung. */
export interface TcpProxy {
  readonly port: number;
  /** Changes what happens from now on; `refuses` also cuts what is open. */
  readonly turn: (weather: Weather) => void;
  readonly close: () => Promise<void>;
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let weather: Weather = fairWeather;
  const open = new Set<Socket>();
  let wakeHung: (() => void)[] = [];

  const untilPassing = (): Promise<void> =>
    weather.kind === 'hangs'
      ? new Promise((resolve) => wakeHung.push(resolve))
      : new Promise((resolve) => {
          const ms = weather.kind === 'passes' ? weather.delayMs : 0;
          if (ms === 0) resolve();
          else setTimeout(resolve, ms);
        });
  const passage = (onBytes: (count: number) => void = () => {}) =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        void untilPassing().then(() => {
          done(null, chunk);
          onBytes(chunk.length);
        });
      },
    });

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    if (weather.kind === 'refuses') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    open.add(upstream);
    upstream.on('error', () => client.destroy());
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => {
      open.delete(upstream);
      client.destroy();
    });
    let sent = 0;
    const count = (bytes: number) => {
      sent = weather.kind === 'cuts' ? sent + bytes : 0;
      if (weather.kind === 'cuts' && sent >= weather.afterBytes) upstream.destroy();
    };
    client.pipe(passage(count)).pipe(upstream);
    upstream.pipe(passage()).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    port: address.port,
    turn(next) {
      weather = next;
      if (next.kind === 'refuses') for (const socket of open) socket.destroy();
      if (next.kind !== 'hangs') for (const wake of wakeHung.splice(0)) wake();
    },
    async close() {
      for (const socket of open) socket.destroy();
      wakeHung = [];
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
