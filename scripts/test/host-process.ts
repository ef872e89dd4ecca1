import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileHost } from '../compile/compile-host';
import { freePort } from '../../api-host/src/testing/free-port';

/** The product as an operator runs it: a process of its own, an embedded database, real ports. */
export interface RunningHost {
  readonly appUrl: string;
  readonly sitesUrl: string;
  readonly editorUrl: string;
  /** Where it keeps its database, files and the mails nobody sends. */
  readonly dataFolder: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends the process and leaves its data folder. */
  end(): Promise<void>;
  /** Ends the process and removes its data folder. */
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Bounds the wait for the first start, which creates a database. */
const startTimeoutMs = 120_000;

/** Waits until a host answers that it can serve; false when it ends first or takes too long. */
export async function untilReady(appUrl: string, alive: () => boolean): Promise<boolean> {
  const end = Date.now() + startTimeoutMs;
  while (alive() && Date.now() < end) {
    const answer = await fetch(`${appUrl}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}

/** Starts a host on free ports with a data folder of its own, which is empty unless `fill` puts something there. */
export async function startHost(
  extra: Readonly<Record<string, string>> = {},
  fill: (dataFolder: string) => Promise<void> = () => Promise.resolve(),
): Promise<RunningHost> {
  const [port, sitesPort, editorPort] = [await freePort(), await freePort(), await freePort()];
  const data = await mkdtemp(path.join(tmpdir(), 'sitewright-e2e-'));
  await fill(data);
  const admin = { email: 'admin@example.com', password: 'correct horse' };
  // It lives for minutes: optimizing the database's WebAssembly costs a fifth of its start and never pays.
  const child = spawn(process.execPath, ['--liftoff-only', await compileHost()], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITES_PORT: String(sitesPort),
      EDITOR_PORT: String(editorPort),
      DATA_DIR: data,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'warn',
      // Pictures of what is published are drawn: a browser for each would take the journeys' time.
      CHROMIUM_PATH: 'none',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const appUrl = `http://localhost:${port}`;
  const ready = await untilReady(appUrl, () => child.exitCode === null);
  if (!ready) {
    child.kill('SIGKILL');
    throw new Error(`The host did not become ready:\n${output}`);
  }
  const end = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    appUrl,
    sitesUrl: `http://localhost:${sitesPort}`,
    editorUrl: `http://localhost:${editorPort}`,
    dataFolder: data,
    adminEmail: admin.email,
    adminPassword: admin.password,
    output: () => output,
    end,
    async stop() {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}
