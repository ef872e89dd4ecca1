import { setTimeout as wait } from 'node:timers/promises';
import { openHost } from './host-client';
import type { Run, Surroundings } from './run-program';

const width = 24;

/** One line that is written over; nothing where the output is no terminal. */
function showProgress(done: number, all: number, what: string): void {
  if (!process.stderr.isTTY) return;
  const filled = all === 0 ? width : Math.round((done / all) * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  process.stderr.write(`\r\u001b[K${bar} ${done}/${all} ${what}${done === all ? '\n' : ''}`);
}

/** Runs the command line this process was started with, against the host its environment names. */
export async function answerTerminal(
  run: (parameters: readonly string[], around: Surroundings) => Promise<Run>,
): Promise<void> {
  const { env } = process;
  const { out, err, code } = await run(process.argv.slice(2), {
    openHost: (url) =>
      openHost(url ?? env.RELEASE_HOST ?? 'http://localhost:3000', {
        token: env.RELEASE_TOKEN,
        email: env.RELEASE_EMAIL,
        password: env.RELEASE_PASSWORD,
        code: env.RELEASE_CODE,
      }),
    progress: showProgress,
    wait: (ms) => wait(ms),
    now: () => Date.now(),
  });
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
