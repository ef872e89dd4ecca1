import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

/**
 * Identifies a process, distinct from a later one with the same pid. `space` is where its pid is
 * valid: this machine, since it was booted, inside this container.
 */
export const processIdentity = z.object({
  pid: z.number(),
  startedAt: z.nullable(z.string()),
  space: z.object({ host: z.string(), boot: z.string(), namespace: z.string() }),
});
export type ProcessIdentity = z.infer<typeof processIdentity>;

/** The running process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid), space: ownSpace() };
}

/** `unknown`: runs in another container or on another machine, which cannot be inspected. */
export function fateOf(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  const own = ownSpace();
  const { host, boot, namespace } = other.space;
  if (host !== own.host) return 'unknown';
  if (boot !== own.boot) return 'dead';
  if (namespace !== own.namespace) return 'unknown';
  return isRunning(other.pid) && startOf(other.pid) === other.startedAt ? 'alive' : 'dead';
}

function ownSpace(): ProcessIdentity['space'] {
  return {
    host: hostname(),
    boot: readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process started; null if it is gone, a zombie, or the system does not provide it. */
function startOf(pid: number): string | null {
  const stat = readOrEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat !== '') {
    // The name in brackets may contain anything; the fields after it are state … start time (the
    // 20th).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  if (process.platform === 'win32') return null;
  return readOrEmpty(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], ps)) || null;
}

const ps = { encoding: 'utf8', stdio: 'pipe' } as const;

/**
 * These files and this program exist on some systems only; without them the identity is less exact.
 */
function readOrEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}
