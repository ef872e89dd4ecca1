import { spawnSync } from 'node:child_process';

/** How a program is started without any network but its own, or as it is where this machine has no such means. */
export interface Started {
  readonly program: string;
  readonly arguments: readonly string[];
}

interface Person {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * A network namespace holds nothing, not even this machine's own address. Not every kernel, container or
 * distribution lets a user make one; whether this one does is found out by making one.
 */
export function withoutNetwork(program: string, given: readonly string[], person: Person): Started {
  if (!mayUnshare(person)) return { program, arguments: given };
  return { program: 'unshare', arguments: [...unshare, program, ...given] };
}

const unshare = ['--user', '--map-current-user', '--net', '--'];

/** By user: it does not change while the host runs. */
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
