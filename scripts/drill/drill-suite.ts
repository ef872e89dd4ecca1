import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseRecord } from 'shared-kit/contract';
import { newestBuild } from '../build/newest-build';
import { describeRemotes } from '../build/release-record';
import { distFolder, releaseRecordFile } from '../webpack/outputs';
import { copied, copyAsDrill, drillRemote } from './throw-away-remote';
import type { Fault } from './throw-away-remote';

/** A suite with the throw-away remote in it, and a broken candidate of it beside. */
export interface DrillSuite {
  /** For the host's `SUITE_DIR`. */
  readonly folder: string;
  /** Folder of the candidate's build, to be published. */
  readonly candidate: string;
}

/** Versions of the throw-away remote: everyone has the first, the second is broken. */
export const versions = { stable: '1.0.0-drill', candidate: '1.0.1-drill' } as const;

/** Lays out the built suite with the throw-away remote in a temporary folder; the caller removes it. */
export async function layOutDrillSuite(fault: Fault | null): Promise<DrillSuite> {
  const build = await newestBuild(copied.remote);
  if (build === null) throw new Error(`There is no build of ${copied.remote}: npm run build`);
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-drill-'));
  const remotes = path.join(folder, 'remotes');
  const stable = path.join(remotes, drillRemote.name, versions.stable);
  const candidate = path.join(folder, 'candidate');
  await copyAsDrill(build, stable, { version: versions.stable, fault: null });
  await copyAsDrill(build, candidate, { version: versions.candidate, fault });
  const record = releaseRecord.parse(JSON.parse(await readFile(releaseRecordFile, 'utf8')));
  for (const name of Object.keys(record.remotes)) {
    const builds = path.join(distFolder, 'remotes', name);
    await symlink(builds, path.join(remotes, name), 'junction');
  }
  await symlink(path.join(distFolder, 'shell'), path.join(folder, 'shell'), 'junction');
  const own = await describeRemotes([{ name: drillRemote.name, folder: stable }]);
  const suite = { ...record, remotes: { ...record.remotes, ...own } };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify(suite));
  return { folder, candidate };
}
