import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseRecord } from 'shared-kit/contract';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { contentOf, emptyContent, withShell, withStable } from '../record/change-record';
import type { RecordContent } from '../record/change-record';
import {
  changingRecord,
  currentRecord,
  issueRecord,
  newestSerial,
} from '../record/entries.repository';
import { theHost } from '../record/who';
import type { ReleaseDeps } from '../release-deps';
import { integrityOf } from './build-digest';
import { hasBuildFile, putBuildFile } from './build-files';
import { findBuild, insertBuild, shellName, toRemoteVersion } from './builds.repository';

/** The builds on this host's disk: what `npm run build` made last. */
export interface LocalBuilds {
  readonly folder: string;
  /** Changes when the builds have changed. */
  readonly stamp: () => Promise<string>;
  /** Which version of the shell and of each remote they are. */
  readonly read: () => Promise<{ readonly record: ReleaseRecord }>;
}

interface FollowOptions {
  readonly builds: LocalBuilds;
  /**
   * `always`: a new local build becomes what everyone runs, as in development. `seed`: only what the
   * record does not know yet; everything else is released on purpose. Several hosts share a record and
   * must not fight over it with the builds they happen to carry.
   */
  readonly mode: 'always' | 'seed';
}

/** Takes over the builds on disk where the record has not seen them; cheap when nothing changed. */
export function followBuilds(deps: ReleaseDeps, options: FollowOptions): () => Promise<void> {
  let done = '';
  let waiting = '';
  let running: Promise<void> | null = null;
  const catchUp = async () => {
    const stamp = await options.builds.stamp();
    if (stamp === done) return;
    // What a rollout or a freeze stands in the way of is looked at again when the record has changed.
    const moment = `${stamp} ${await newestSerial(deps.db)}`;
    if (moment === waiting) return;
    if (await takeOver(deps, options)) done = stamp;
    else waiting = moment;
  };
  // Requests that come at once wait for the same takeover.
  return () => (running ??= catchUp().finally(() => (running = null)));
}

/** True when nothing is left to be taken over later. */
async function takeOver(deps: ReleaseDeps, { builds, mode }: FollowOptions): Promise<boolean> {
  const { record: local } = await builds.read();
  const manifests = await Promise.all([
    readManifest(builds.folder, shellName, local.shell.version),
    ...Object.entries(local.remotes).map(([name, { stable }]) =>
      readManifest(builds.folder, name, stable.version),
    ),
  ]);
  // Before the lock is taken: copying files may last, and a version that is stored twice is no harm.
  for (const manifest of manifests) await storeBuild(deps, builds.folder, manifest);
  return changingRecord(deps.db, (transaction) => follow(transaction, deps, manifests, mode));
}

async function follow(
  transaction: Database,
  deps: ReleaseDeps,
  manifests: readonly BuildManifest[],
  mode: FollowOptions['mode'],
): Promise<boolean> {
  const record = await currentRecord(transaction);
  const followed = await readFollowed(transaction);
  const isNew = ({ name, version }: BuildManifest) => followed.get(name) !== version;
  const wanted = manifests.filter(
    (manifest) =>
      isNew(manifest) &&
      (mode === 'always' || manifest.name === shellName || !record?.remotes[manifest.name]),
  );
  const taken = wanted.filter(
    ({ name }) =>
      name === shellName || (!record?.remotes[name]?.candidate && record?.frozen !== true),
  );
  const isComplete = taken.length === wanted.length;
  if (taken.length === 0) return isComplete;
  const shell = manifests[0]?.version ?? '';
  const before: RecordContent = record ? contentOf(record) : emptyContent(shell);
  const after = taken.reduce(
    (content, manifest) =>
      manifest.name === shellName
        ? withShell(manifest.version)(content)
        : withStable(manifest.name, toRemoteVersion(manifest))(content),
    before,
  );
  await rememberFollowed(transaction, taken);
  if (record && isDeepStrictEqual(after, contentOf(record))) return isComplete;
  await issueRecord(transaction, deps.clock(), after, {
    action: record ? 'follow-build' : 'seed',
    who: theHost,
    remote: taken.length === 1 && taken[0]?.name !== shellName ? (taken[0]?.name ?? null) : null,
    what: `Everyone gets ${taken.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
    why: record ? 'The builds on the host have changed' : 'First start',
    evidence: null,
  });
  return isComplete;
}

async function readManifest(folder: string, name: string, version: string): Promise<BuildManifest> {
  const text = await readFile(path.join(localFolder(folder, name, version), 'build.json'), 'utf8');
  return buildManifest.parse(JSON.parse(text));
}

function localFolder(folder: string, name: string, version: string): string {
  return name === shellName
    ? path.join(folder, 'shell', version)
    : path.join(folder, 'remotes', name, version);
}

/** Copies a build into the storage: the next `npm run build` or image may not carry it any more. */
async function storeBuild(
  deps: ReleaseDeps,
  folder: string,
  manifest: BuildManifest,
): Promise<void> {
  const { name, version, files } = manifest;
  if (await findBuild(deps.db, name, version)) return;
  await Promise.all(
    files.map(async ({ path: file, integrity }) => {
      if (await hasBuildFile(deps.storage, manifest, integrity)) return;
      const content = await readFile(path.join(localFolder(folder, name, version), file));
      if (integrityOf(content) !== integrity) {
        throw new Error(`${name} ${version}: ${file} is not what build.json says; build again`);
      }
      await putBuildFile(deps.storage, manifest, integrity, content);
    }),
  );
  await insertBuild(deps.db, manifest, { at: deps.clock(), by: theHost });
}

async function readFollowed(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('release_followed').selectAll().execute();
  return new Map(rows.map(({ name, version }) => [name, version]));
}

async function rememberFollowed(db: Database, manifests: readonly BuildManifest[]): Promise<void> {
  for (const { name, version } of manifests) {
    await db
      .insertInto('release_followed')
      .values({ name, version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version }))
      .execute();
  }
}
