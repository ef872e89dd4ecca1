import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildStale } from '../build/build-suite';
import { newestBuild } from '../build/newest-build';
import { describeRemotes } from '../build/release-record';
import { isStale, remoteTarget } from '../build/targets';
import { distFolder } from '../webpack/outputs';
import { readRemotes } from '../webpack/workspaces';
import type { RemoteWorkspace } from 'build-kit/remote-workspace';
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
 * on them, and their sources need not even be here. One that was never built is built once.
 */
async function builtOthers(own: string): Promise<{ name: string; folder: string }[]> {
  const sources = readRemotes().filter(({ folder }) => folder !== own);
  const unbuilt: RemoteWorkspace[] = [];
  for (const remote of sources) {
    if ((await newestBuild(remote.name)) === null) unbuilt.push(remote);
  }
  await buildStale([devShellTarget(), ...unbuilt.map(remoteTarget)]);
  const names = await readdir(path.join(distFolder, 'remotes'));
  const others = names.filter((name) => `mfe-${name}` !== own);
  const builds = await Promise.all(
    others.map(async (name) => ({ name, folder: await builtLast(name, sources) })),
  );
  return builds.flatMap(({ name, folder }) => (folder === null ? [] : [{ name, folder }]));
}

/** The build of the present sources where there is one, otherwise the newest. */
async function builtLast(name: string, sources: readonly RemoteWorkspace[]) {
  const source = sources.find((remote) => remote.name === name);
  const target = source && remoteTarget(source);
  return target && !isStale(target) ? target.output : newestBuild(name);
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
