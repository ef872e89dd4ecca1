import { isDeepStrictEqual } from 'node:util';
import type { BuildManifest, SuiteRecord } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import type { Database } from '../../../database/schema';
import { contentOf, emptyContent, withStable } from '../record/change-record';
import type { RecordContent } from '../record/change-record';
import {
  changingRecord,
  currentRecord,
  issueRecord,
  newestSerial,
} from '../record/entries.repository';
import { decidedRemotes } from '../record/decided-remotes.repository';
import { theHost } from '../record/who';
import type { ReleaseDeps } from '../release-deps';
import { toRemoteVersion } from './builds.repository';
import { readManifest, storeBuild } from './local-builds';
import type { LocalBuilds } from './local-builds';

interface FollowOptions {
  readonly builds: LocalBuilds;
  /**
   * `always`: a new local build becomes what everyone runs, as in development, until the controller or a
   * person has decided anything about its remote (decision 059). `seed`: only what the record does not know
   * yet; everything else is released on purpose. Several hosts share a record and must not fight over it
   * with the builds they happen to carry.
   */
  readonly mode: 'always' | 'seed';
  /** Told of builds that wait for somebody to release them. */
  readonly tell?: ((text: string) => void) | undefined;
}

/** What became of the builds on disk. */
interface Followed {
  /** Nothing is left to be taken over later. */
  readonly isComplete: boolean;
  /** New ones that nobody gets before somebody releases them. */
  readonly waiting: readonly BuildManifest[];
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
    const followed = await takeOver(deps, options);
    if (!followed.isComplete) waiting = moment;
    else {
      done = stamp;
      for (const build of followed.waiting) options.tell?.(waitingText(build, options.mode));
    }
  };
  // Requests that come at once wait for the same takeover.
  return () => (running ??= catchUp().finally(() => (running = null)));
}

const waitingText = ({ name, version }: BuildManifest, mode: FollowOptions['mode']): string => {
  const why =
    mode === 'always'
      ? `versions of ${name} are released on purpose since somebody has decided about them`
      : `where hosts share a database, versions of ${name} are released on purpose`;
  return `${name} ${version} is built and published, and nobody gets it: ${why}. To start it: npm run release -- start ${name} ${version}`;
};

async function takeOver(deps: ReleaseDeps, { builds, mode }: FollowOptions): Promise<Followed> {
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
): Promise<Followed> {
  const record = await currentRecord(transaction);
  const { wanted, waiting } = await sortOut(transaction, manifests, mode, record);
  const taken = wanted.filter(
    ({ name }) => !record?.remotes[name]?.candidate && record?.frozen !== true,
  );
  const followed = { isComplete: taken.length === wanted.length, waiting };
  if (taken.length === 0) return followed;
  const shell = manifests[0]?.version ?? '';
  const before: RecordContent = record ? contentOf(record) : emptyContent(shell);
  const after = taken.reduce(
    (content, manifest) => withStable(manifest.name, toRemoteVersion(manifest))(content),
    before,
  );
  await rememberFollowed(transaction, taken);
  if (record && isDeepStrictEqual(after, contentOf(record))) return followed;
  await issueRecord(transaction, deps.clock(), after, {
    action: record ? 'follow-build' : 'seed',
    who: theHost,
    remote: taken.length === 1 ? (taken[0]?.name ?? null) : null,
    what: `Everyone gets ${taken.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
    why: record ? 'The builds on the host have changed' : 'First start',
    evidence: null,
  });
  return followed;
}

/** Which builds are new here, and which of them disk may give to everyone. */
async function sortOut(
  transaction: Database,
  manifests: readonly BuildManifest[],
  mode: FollowOptions['mode'],
  record: SuiteRecord | null,
) {
  const followed = await readFollowed(transaction);
  const decided = await decidedRemotes(transaction);
  const isKnown = ({ name }: BuildManifest) => record?.remotes[name] !== undefined;
  const isDecided = ({ name }: BuildManifest) => decided.has(name);
  const fresh = manifests.filter(
    (manifest) =>
      // A record from before the shell was released like a remote does not know one that was followed.
      !isKnown(manifest) ||
      (followed.get(manifest.name) !== manifest.version &&
        record?.remotes[manifest.name]?.stable.version !== manifest.version),
  );
  const wanted = fresh.filter(
    (manifest) => !isDecided(manifest) && (mode === 'always' || !isKnown(manifest)),
  );
  const isCandidate = ({ name, version }: BuildManifest) =>
    record?.remotes[name]?.candidate?.release.version === version;
  // Whoever has replaced all hosts has to know that the shell they bring along is not on screen yet.
  const isAwaited = (manifest: BuildManifest) =>
    mode === 'always' ? isDecided(manifest) : manifest.name === shellName && isKnown(manifest);
  const waiting = fresh.filter((manifest) => isAwaited(manifest) && !isCandidate(manifest));
  return { wanted, waiting };
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
