import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { compileHost } from '../../compile/compile-host';
import { openHost } from '../../release/host-client';
import type { HostClient } from '../../release/host-client';
import { freePort } from '../../../api-host/src/testing/free-port';
import { root } from '../../webpack/workspaces';

const admin = { email: 'admin@example.com', password: 'correct horse' };

/** A start that takes longer counts as none; the first one creates the database. */
const startWithinMs = 300_000;

/** The drill is one member in a hurry: what is meant for people must not be what it runs into. */
const roomForDrill = {
  GENERATION_TASKS_PER_MEMBER: '99',
  PROJECTS_PER_MEMBER: '99999',
  WEBSITES_PER_MEMBER: '99999',
  VERSIONS_PER_PROJECT: '99999',
};

/** How a start ended that did not succeed. */
export interface RefusedStart {
  readonly code: number | null;
  readonly output: string;
}

/** The compiled host as a process with a data folder of its own, to be killed and started again. */
export class FaultHost {
  #child: ChildProcess | null = null;
  #output = '';
  #isExpectedToEnd = false;
  /** Ends of the process nobody asked for. */
  crashes = 0;

  private constructor(
    readonly dataDir: string,
    private readonly ports: readonly [number, number, number],
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Ports stay the same over all starts, as addresses are kept in what is published. */
  static async create(environment: Readonly<Record<string, string>>): Promise<FaultHost> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sitewright-faults-'));
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    return new FaultHost(environment['DATA_DIR'] ?? dataDir, ports, environment);
  }

  get appUrl(): string {
    return `http://localhost:${this.ports[0]}`;
  }

  get sitesUrl(): string {
    return `http://localhost:${this.ports[1]}`;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Everything this start has printed so far. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Signs in when it is first needed; the session outlives the process. */
  openAsAdmin(): HostClient {
    return openHost(this.appUrl, { token: undefined, ...admin });
  }

  /** Starts it and resolves to the milliseconds until it answered that it is ready. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<number> {
    const begun = performance.now();
    await this.#spawn(more);
    while (this.isRunning && performance.now() - begun < startWithinMs) {
      if ((await this.health('/readyz')) === 200) return performance.now() - begun;
      await wait(20);
    }
    await this.kill();
    throw new Error(`The host did not become ready:\n${this.#output}`);
  }

  /** Starts it where it must refuse to; null when it came up all the same. */
  async startRefused(): Promise<RefusedStart | null> {
    await this.#spawn({});
    this.#isExpectedToEnd = true;
    const child = this.#child;
    const ended = child && once(child, 'exit').then(([code]: unknown[]) => code as number | null);
    const ready = (async () => {
      while (this.isRunning && (await this.health('/readyz')) !== 200) await wait(50);
    })();
    await Promise.race([ended, ready]);
    if (!this.isRunning) return { code: child?.exitCode ?? null, output: this.#output };
    await this.kill();
    return null;
  }

  async #spawn(more: Readonly<Record<string, string>>): Promise<void> {
    this.#output = '';
    this.#isExpectedToEnd = false;
    const [port, sitesPort, editorPort] = this.ports;
    const child = spawn(process.execPath, [await compileHost()], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        SITES_PORT: String(sitesPort),
        EDITOR_PORT: String(editorPort),
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'error',
        CHROMIUM_PATH: 'none',
        ...roomForDrill,
        ...this.environment,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer): void => {
      this.#output = (this.#output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => {
      if (!this.#isExpectedToEnd) this.crashes += 1;
    });
    this.#child = child;
  }

  /** Status of `/healthz` or `/readyz`; null where nothing answers within five seconds. */
  async health(address: '/healthz' | '/readyz'): Promise<number | null> {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(this.appUrl + address, { signal }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    return answer?.status ?? null;
  }

  /** `kill -9`, as the kernel does when memory runs out. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#isExpectedToEnd = true;
    if (!child || !this.isRunning) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
