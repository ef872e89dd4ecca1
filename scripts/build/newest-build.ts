import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { shellName } from 'shared-kit/contract/rollout';
import { distFolder } from '../webpack/outputs';

/** Folder of the build of a remote, or of the shell, that was made last, of whatever sources; null when there is none. */
export async function newestBuild(remote: string): Promise<string | null> {
  const parts = remote === shellName ? [shellName] : ['remotes', remote];
  const folder = path.join(distFolder, ...parts);
  const versions = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    versions.map(async (version) => {
      const build = path.join(folder, version);
      const made = await stat(path.join(build, 'build.json')).catch(() => null);
      return { build, made: made?.mtimeMs ?? 0 };
    }),
  );
  const newest = dated.toSorted((a, b) => b.made - a.made)[0];
  return newest?.made ? newest.build : null;
}
