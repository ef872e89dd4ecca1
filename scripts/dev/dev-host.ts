import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../api-host/src/testing/free-port';
import { untilReady } from '../test/host-process';
import { compileHost } from '../compile/compile-host';
import { root } from '../webpack/workspaces';

/** The host behind a development server: the real one, with data of its own. */
export interface DevHost {
  readonly url: string;
  /** Ends when the host does. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Signs in to the host; set `ADMIN_EMAIL` and `ADMIN_PASSWORD` before the first start for another one. */
export const devAdmin = { email: 'dev@example.com', password: 'development' } as const;

interface DevHostOptions {
  readonly suite: string;
  readonly remote: string;
  /** Where browsers reach the suite: the development server. */
  readonly publicUrl: string;
}

/** Starts the host on free ports. Its data stays between two starts, below `.cache`. */
export async function startDevHost({ suite, remote, publicUrl }: DevHostOptions): Promise<DevHost> {
  const [port, sitesPort, editorPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [await compileHost()], {
    cwd: root,
    env: {
      ADMIN_EMAIL: devAdmin.email,
      ADMIN_PASSWORD: devAdmin.password,
      DATA_DIR: path.join(root, '.cache/dev', remote),
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      SITES_PORT: String(sitesPort),
      EDITOR_PORT: String(editorPort),
      PUBLIC_URL: publicUrl,
      SUITE_DIR: suite,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const ended = once(child, 'exit').then(() => {});
  if (!(await untilReady(url, () => child.exitCode === null))) {
    child.kill('SIGKILL');
    throw new Error('The host did not start; what it printed above says why.');
  }
  return {
    url,
    ended,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
