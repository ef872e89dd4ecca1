import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLock as readLockOf } from 'build-kit/locked-packages';
import type { Lock } from 'build-kit/locked-packages';
import { root } from './workspaces';

/** What package-lock.json of this repository says is installed. */
export function readLock(): Lock {
  return readLockOf(root);
}

/** All packages there are, for what is built in a second and released to nobody by its version. */
export function wholeLock(): string[] {
  return [readFileSync(path.join(root, 'package-lock.json'), 'utf8')];
}
