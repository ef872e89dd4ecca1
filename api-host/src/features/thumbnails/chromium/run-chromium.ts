import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DevtoolsPipe } from './devtools-pipe';
import { withoutNetwork } from './without-network';

/** Chromium obeys the first, its headless shell only the second. */
const webrtcPolicies = [
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/**
 * No network, by five means, since a page may try anything: a network namespace, where this machine
 * allows it (`without-network.ts`); nothing resolves; literal addresses go to a proxy that does not
 * resolve either (loopback included); no UDP past the proxy; and none of Chromium's own services.
 */
const arguments_ = [
  '--headless',
  '--remote-debugging-pipe',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://no-network.invalid:1',
  '--proxy-bypass-list=<-loopback>',
  ...webrtcPolicies,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-quic',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--hide-scrollbars',
  '--mute-audio',
  '--deny-permission-prompts',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=256',
];

/** A barrier that a test leaves out, to prove that another one holds alone. */
export type Barrier = 'network namespace' | 'WebRTC policy';

interface Limits {
  readonly limitMs: number;
  readonly stopped: AbortSignal;
  /** For tests only: which barriers to leave out. */
  readonly without?: readonly Barrier[];
}

/** The user `nobody`, who owns nothing. */
const nobody = 65_534;

/** Lower than that of serving visitors. */
const priority = 10;

/**
 * Runs `work` with a separate Chromium and kills all its processes however `work` ends. Its sandbox
 * is never disabled: when started by root it runs as `nobody`, for whom the sandbox works. It gets
 * an empty profile, which is deleted, and nothing of this process's environment, which contains
 * keys.
 */
export async function runChromium<T>(
  program: string,
  { limitMs, stopped, without = [] }: Limits,
  work: (browser: DevtoolsPipe) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'sitewright-chromium-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(profile, nobody, nobody);
  const person = isRoot ? { uid: nobody, gid: nobody } : {};
  const kept = arguments_.filter(
    (one) => !webrtcPolicies.includes(one) || !without.includes('WebRTC policy'),
  );
  const given = [...kept, `--user-data-dir=${profile}`];
  const started = without.includes('network namespace')
    ? { program, arguments: given }
    : withoutNetwork(program, given, person);
  const child = spawn(started.program, started.arguments, {
    cwd: profile,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // A separate process group, to be killed as a whole.
    detached: true,
    ...person,
  });
  const ended = endOf(child);
  const [, , complaints, send, receive] = child.stdio;
  const lastWords = keepEnd(complaints as Readable);
  const browser = new DevtoolsPipe(send as Writable, receive as Readable);
  const limit = setTimeout(() => {
    browser.end(new Error(`Chromium was not done within ${limitMs / 1000} seconds`));
  }, limitMs);
  const stop = () => browser.end(new Error('The host stops'));
  stopped.addEventListener('abort', stop);
  try {
    if (child.pid !== undefined) setPriority(child.pid, priority);
    return await work(browser);
  } catch (error) {
    throw new Error(`No picture from Chromium. ${lastWords()}`, { cause: error });
  } finally {
    clearTimeout(limit);
    stopped.removeEventListener('abort', stop);
    endGroup(child);
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Also resolves when it could not be started; `work` then fails with the reason. */
const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // Already gone, with all its processes.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Keeps the end of its error output, for the log. */
function keepEnd(stream: Readable): () => string {
  let end = '';
  stream.on('data', (chunk: Buffer) => {
    end = (end + chunk.toString()).slice(-300);
  });
  return () => end.trim();
}
