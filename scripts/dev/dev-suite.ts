import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildStale } from '../build/build-suite';
import { newestBuild } from '../build/newest-build';
import { describeRemotes } from '../build/release-record';
import { isStale, remoteTarget } from '../build/targets';
import { distFolder } from '../webpack/outputs';
import { readRemotes } from '../webpack/workspaces';
import type { RemoteWorkspace } from '../webpack/workspaces';
import { devShells, devShellTarget } from './dev-shell-config';

/** The suite around a remote under development: a development shell and the other remotes as built. */
export interface DevSuite {
  /** For the host's `SUITE_DIR`. */
  readonly folder: string;
  /** Version of every other remote. */
  readonly others: Readonly<Record<string, string>>;
}

/**
 * The other remotes as they were built last, whatever their sources say meanwhile: somebody else works
 * on them. One that was never built here is built once.
 */
async function builtOthers(own: string): Promise<{ name: string; folder: string }[]> {
  const others = readRemotes().filter(({ folder }) => folder !== own);
  const found = await Promise.all(
    others.map(async (remote) => ({ remote, folder: await builtAlready(remote) })),
  );
  const missing = found.filter(({ folder }) => folder === null).map(({ remote }) => remote);
  await buildStale([devShellTarget(), ...missing.map(remoteTarget)]);
  return found.map(({ remote, folder }) => ({
    name: remote.name,
    folder: folder ?? remoteTarget(remote).output,
  }));
}

async function builtAlready(remote: RemoteWorkspace): Promise<string | null> {
  const target = remoteTarget(remote);
  return isStale(target) ? newestBuild(remote.name) : target.output;
}

/** Lays the suite out as a host expects it; what is missing is built. */
export async function layOutDevSuite(own: string): Promise<DevSuite> {
  const remotes = await describeRemotes(await builtOthers(own));
  const folder = path.join(distFolder, 'dev', own);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(devShells, path.join(folder, 'shell'), 'junction');
  await symlink(path.join(distFolder, 'remotes'), path.join(folder, 'remotes'), 'junction');
  const shell = { version: devShellTarget().version };
  const record: ReleaseRecord = { schema: 1, serial: 1, shell, remotes };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify(record));
  const versions = Object.entries(remotes).map(([name, { stable }]) => [name, stable.version]);
  return { folder, others: Object.fromEntries(versions) as Record<string, string> };
}
