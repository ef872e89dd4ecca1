import { execFileSync } from 'node:child_process';
import type { BuildManifest } from 'shared-kit/contract/releases';

function git(cwd: string, ...parameters: string[]): string | null {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', parameters, { cwd, encoding: 'utf8', stdio: [...stdio] });
  } catch {
    // Sources without git, such as an unpacked archive, have no commit to name.
    return null;
  }
}

/**
 * The commit of the sources, null when they differ from it, and the time. No part of a build's identity.
 *
 * @param folder where the sources are
 */
export function readOrigin(folder: string): Pick<BuildManifest, 'commit' | 'builtAt'> {
  const changes = git(folder, 'status', '--porcelain');
  const commit = changes === '' ? (git(folder, 'rev-parse', 'HEAD')?.trim() ?? null) : null;
  return { commit, builtAt: new Date().toISOString() };
}
