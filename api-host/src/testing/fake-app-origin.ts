import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostilePage, hostileThemes } from './hostile-pages';
import { hostileScript, secret } from './hostile-script';

/** A stand-in for the app, with a signed-in member. */
export interface FakeAppOrigin {
  readonly origin: string;
  /** How often a window was navigated here without being asked to. */
  readonly timesHijacked: () => number;
  /** Number of API responses that contained the secret. */
  readonly secretsServed: () => number;
  readonly close: () => Promise<void>;
}

/**
 * An origin like the app's: a strict page whose storage and cookie contain a token, and an API that
 * requires it. `/own` runs the hostile script, and `/own/<n>` the n-th theme, unrestricted, as a
 * control that they can find something.
 */
export async function serveFakeApp(): Promise<FakeAppOrigin> {
  let served = 0;
  let hijacked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/api/secret') {
      const authorized =
        request.headers.authorization === `Bearer ${secret}` ||
        request.headers.cookie?.includes(secret) === true;
      if (authorized) served += 1;
      response.writeHead(authorized ? 200 : 401).end(authorized ? secret : 'no');
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('set-cookie', `session=${secret}; SameSite=Lax`);
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (request.url === '/hijacked') hijacked += 1;
    const script = ownScript(request.url ?? '');
    response.end(
      `<!doctype html><title>App</title><link rel="icon" href="data:,"><body><script>localStorage.setItem('token', '${secret}'); sessionStorage.setItem('token', '${secret}');${script}</script>`,
    );
  });
  return {
    origin: await listen(server),
    timesHijacked: () => hijacked,
    secretsServed: () => served,
    close: () => closeServer(server),
  };
}

/** The hostile script for a URL, unrestricted. */
function ownScript(url: string): string {
  const theme = hostileThemes[Number(/^\/own\/(\d+)$/.exec(url)?.[1] ?? Number.NaN)];
  if (theme !== undefined) return hostilePage(theme, { app: '', neighbour: '/' });
  return url === '/own' ? hostileScript('') : '';
}

/** Listens on a free local port; returns the origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
