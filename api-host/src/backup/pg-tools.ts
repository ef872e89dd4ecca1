import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { BackupFailure, hasCode } from './backup-failure';

export interface PgTool {
  readonly program: 'pg_dump' | 'pg_restore';
  readonly parameters: readonly string[];
  readonly databaseUrl: string;
  /** The environment of the process; its `PATH` is used to find the program. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs one of PostgreSQL's own programs. The password is passed in the environment: arguments are
 * visible to all users.
 */
export async function runPgTool({ program, parameters, ...where }: PgTool): Promise<void> {
  const url = new URL(where.databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...parameters, `--dbname=${url.href}`], {
    env: { ...where.environment, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  try {
    const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
    if (child.exitCode === 0) return;
    const reason = said.split('\n').find((line) => line.includes('error:')) ?? said.split('\n')[0];
    throw new BackupFailure(`${program} failed: ${(reason ?? '').replace(/^\w+: error: /, '')}`);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    throw new BackupFailure(
      `${program} is not installed here, and a PostgreSQL database is not ${program === 'pg_dump' ? 'backed up' : 'restored'} without it; install PostgreSQL’s client programs, of the server’s version or newer (Debian: postgresql-client).`,
    );
  } finally {
    process.off('exit', end);
  }
}
