import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseRecord } from 'shared-kit/contract';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { releaseRecordFile } from '../webpack/outputs';
import { remoteVersion } from 'build-kit/remote-build';
import { remoteOutput } from 'build-kit/remote-workspace';
import { shellVersion } from '../webpack/shell-config';
import { readRemotes } from '../webpack/workspaces';

async function readManifest(folder: string): Promise<BuildManifest> {
  const text = await readFile(path.join(folder, 'build.json'), 'utf8');
  return buildManifest.parse(JSON.parse(text));
}

/** What a record says of remotes whose builds lie in these folders. */
export async function describeRemotes(
  builds: readonly { readonly name: string; readonly folder: string }[],
): Promise<ReleaseRecord['remotes']> {
  const entries = builds.map(async ({ name, folder }) => {
    const { version, entry, preload, hostApi, routes } = await readManifest(folder);
    const base = `/remotes/${name}/${version}/`;
    return [name, { stable: { version, base, entry, preload, hostApi, routes } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function currentBuilds() {
  return readRemotes().map((remote) => ({
    name: remote.name,
    folder: remoteOutput(remote, remoteVersion(remote)),
  }));
}

async function readCurrent(): Promise<ReleaseRecord | null> {
  if (!existsSync(releaseRecordFile)) return null;
  const parsed = releaseRecord.safeParse(JSON.parse(await readFile(releaseRecordFile, 'utf8')));
  // A record of an older format is replaced; its serial no longer matters to anyone.
  return parsed.success ? parsed.data : null;
}

/** Points the release record at the builds of the present sources; unchanged content keeps its serial. */
export async function writeReleaseRecord(): Promise<ReleaseRecord> {
  const current = await readCurrent();
  const content = {
    shell: { version: shellVersion() },
    remotes: await describeRemotes(currentBuilds()),
  };
  const next: ReleaseRecord = { schema: 1, serial: (current?.serial ?? 0) + 1, ...content };
  if (current && JSON.stringify({ ...next, serial: current.serial }) === JSON.stringify(current)) {
    return current;
  }
  const temporary = `${releaseRecordFile}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(next, null, 2)}\n`);
  await rename(temporary, releaseRecordFile);
  return next;
}
