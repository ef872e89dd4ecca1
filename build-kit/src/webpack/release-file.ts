import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemOfRules, releaseRules } from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';

/**
 * The rules a remote's rollouts follow, from `release.json` in its folder; undefined without that file. A file that
 * says something else than it may ends the build: rules that are not understood must not look as if they held.
 *
 * @param folder the remote's, absolute
 */
export function readReleaseFile(folder: string): ReleaseRules | undefined {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) return undefined;
  const content = parse(file);
  const problem = problemOfRules(content);
  if (problem !== null) throw new Error(`${nameOf(file)}: ${problem}`);
  return releaseRules.parse(content);
}

/** As somebody would look for it: `mfe-shop/release.json`. */
const nameOf = (file: string): string =>
  path.join(path.basename(path.dirname(file)), path.basename(file));

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${nameOf(file)} is not JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
