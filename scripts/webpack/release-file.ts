import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemOfRules, releaseRules } from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';
import { root } from './workspaces';

/**
 * The rules a remote's rollouts follow, from `release.json` in its folder; undefined without that file. A file that
 * says something else than it may ends the build: rules that are not understood must not look as if they held.
 */
export function readReleaseFile(folder: string): ReleaseRules | undefined {
  const file = path.resolve(root, folder, 'release.json');
  if (!existsSync(file)) return undefined;
  const content = parse(file);
  const problem = problemOfRules(content);
  if (problem !== null) throw new Error(`${path.relative(root, file)}: ${problem}`);
  return releaseRules.parse(content);
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.relative(root, file)} is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
