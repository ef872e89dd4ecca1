import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from 'shared-kit/contract';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { theHost } from '../record/who';
import type { ReleaseDeps } from '../release-deps';
import { integrityOf } from './build-digest';
import { hasBuildFile, putBuildFile } from './build-files';
import { findBuild, insertBuild } from './builds.repository';
import { describeFolder } from './describe-folder';

/** The builds on this host's disk: what `npm run build` made last. */
export interface LocalBuilds {
  readonly folder: string;
  /** Changes when the builds have changed. */
  readonly stamp: () => Promise<string>;
  /** Which version of the shell and of each remote they are. */
  readonly read: () => Promise<{ readonly record: ReleaseRecord }>;
}

/** The description of a build on this host's disk. */
export const readManifest = (
  folder: string,
  name: string,
  version: string,
): Promise<BuildManifest> => describeFolder(localFolder(folder, name, version));

function localFolder(folder: string, name: string, version: string): string {
  return name === shellName
    ? path.join(folder, 'shell', version)
    : path.join(folder, 'remotes', name, version);
}

/** Copies a build into the storage: the next `npm run build` or image may not carry it any more. */
export async function storeBuild(
  deps: ReleaseDeps,
  folder: string,
  manifest: BuildManifest,
): Promise<void> {
  const { name, version, files, maps = [] } = manifest;
  if (await findBuild(deps.db, name, version)) return;
  await Promise.all(
    [...files, ...maps].map(async ({ path: file, integrity }) => {
      if (await hasBuildFile(deps.storage, manifest, integrity)) return;
      const place = path.join(localFolder(folder, name, version), file);
      const content = await readFile(place);
      if (integrityOf(content) !== integrity) {
        throw new Error(`${name} ${version}: ${file} is not what build.json says; build again`);
      }
      // The build has compressed its files already; doing it again took most of a first start.
      const precompressed = await readFile(`${place}.br`).catch(() => null);
      await putBuildFile(deps.storage, manifest, integrity, content, precompressed);
    }),
  );
  await insertBuild(deps.db, manifest, { at: deps.clock(), by: theHost });
}
