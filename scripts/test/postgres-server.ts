import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installFromDebian } from './debian-packages';
import { freePort } from '../../api-host/src/testing/free-port';

/** A PostgreSQL of our own for the time of a test run. */
export interface PostgresServer {
  readonly url: string;
  /** Ends it at once, without a checkpoint: what comes next is recovery, as after a crash. */
  crash(): void;
  /** Starts it again after a crash. */
  startAgain(): void;
  stop(): void;
}

function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether there is a PostgreSQL, installing Debian's where it is missing and can be. */
export async function findPostgres(): Promise<boolean> {
  if (!binaries()) await installFromDebian('postgresql');
  return binaries() !== undefined;
}

/** PostgreSQL refuses to run as root, so root hands over to the `postgres` account. */
function run(program: string, parameters: string[]): void {
  const [command, args] = isRoot()
    ? ['runuser', ['-u', 'postgres', '--', program, ...parameters]]
    : [program, parameters];
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: tmpdir(),
  });
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${String(stderr).trim()}`);
}

function accountId(option: '-u' | '-g'): number {
  return Number(spawnSync('id', [option, 'postgres']).stdout.toString());
}

/** Starts a throw-away cluster on a free loopback port; null where there is no PostgreSQL. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const bin = binaries();
  if (!bin) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-postgres-'));
  if (isRoot()) chownSync(folder, accountId('-u'), accountId('-g'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  run(path.join(bin, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const control = (...parameters: string[]): void =>
    run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...parameters]);
  const start = (): void => control('-l', path.join(folder, 'log'), '-o', options, 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: () => control('-m', 'immediate', 'stop'),
    startAgain: start,
    stop() {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
