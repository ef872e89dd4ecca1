import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free loopback port. Not chosen by the system, which reuses such ports at once for other test
 * files that connect or listen.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
