import { spawnSync } from 'node:child_process';

/**
 * How to start a program in a separate network namespace, or unchanged where the machine has none.
 */
export interface Started {
  readonly program: string;
  readonly arguments: readonly string[];
}

interface Person {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * A new network namespace is empty, without even a loopback address. Not every kernel, container or
 * distribution lets a user create one; this is found out by trying.
 */
export function withoutNetwork(program: string, given: readonly string[], person: Person): Started {
  if (!mayUnshare(person)) return { program, arguments: given };
  return { program: 'unshare', arguments: [...unshare, program, ...given] };
}

const unshare = ['--user', '--map-current-user', '--net', '--'];

/** By user; constant while the host runs. */
const known = new Map<number | undefined, boolean>();

function mayUnshare(person: Person): boolean {
  const before = known.get(person.uid);
  if (before !== undefined) return before;
  const { status } = spawnSync('unshare', [...unshare, 'true'], {
    ...person,
    stdio: 'ignore',
    timeout: 5_000,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
  });
  known.set(person.uid, status === 0);
  return status === 0;
}
