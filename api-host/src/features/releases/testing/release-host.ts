import type { BuildManifest } from 'shared-kit/contract/releases';
import { publishBuild, uploadBuildFile } from 'shared-kit/contract/releases';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { makeBuildFolder, scriptOf } from '../../../testing/build-folder';
import type { BuildFolder } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { memoryStorage } from '../../../testing/memory-storage';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { buildTestApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import type { AppDeps } from '../../../app';
import { openSuiteBuilds } from '../../suite/suite-builds';
import { memoryKeys } from '../keys/signing-keys';
import { addToCounts } from '../health/health-counts.repository';
import type { ReleaseDeps } from '../release-deps';
import { systemRandom } from '../../../randomness';

/** A host with the remote `shop` released at 2.0.0-bbbbbbbb, and somebody who may release. */
export interface ReleaseHost extends TestApp {
  readonly builds: BuildFolder;
  readonly manager: SignedIn;
  readonly deps: ReleaseDeps;
  /** Publishes a build over HTTP, files included. */
  readonly publish: (manifest: BuildManifest) => Promise<void>;
  /** Counts page loads as those of many members, each of whom has said what the number says. */
  readonly report: (...groups: readonly (readonly [number, BeaconEvent])[]) => Promise<void>;
}

export async function startReleaseHost(replaced: Partial<AppDeps> = {}): Promise<ReleaseHost> {
  const builds = await makeBuildFolder();
  const storage = replaced.storage ?? memoryStorage();
  const releaseKeys = memoryKeys();
  const suite = openSuiteBuilds(builds.folder);
  // On this machine, where tests read its metrics without a token.
  const publicUrl = 'http://localhost:3000';
  const test = await buildTestApp({ suite, storage, releaseKeys, publicUrl, ...replaced });
  // The first page seeds the record, as the start of a real host does.
  await test.app.inject('/releases.json');
  const manager = await signIn(test, { role: 'admin', email: 'manager@example.com' });
  // Ladders move the clock past sessions; this one is about something else.
  await test.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2100-01-01') })
    .execute();
  const host = {
    ...test,
    builds,
    manager,
    deps: {
      db: test.db,
      clock: test.clock.now,
      random: systemRandom,
      storage,
      releaseKeys,
      gateOrigins: replaced.gateOrigins ?? [],
    },
    close: async () => {
      await test.close();
      await builds.remove();
    },
  };
  return {
    ...host,
    publish: (manifest) => publishOver(host, manager, manifest),
    report: (...groups) => countAsMembers(host, groups),
  };
}

/** Publishes a build over HTTP in the name of somebody, or of a token. */
export async function publishOver(
  host: TestApp,
  { headers }: Pick<SignedIn, 'headers'>,
  manifest: BuildManifest,
): Promise<void> {
  const { name: remote, version } = manifest;
  for (const { path, integrity } of manifest.files) {
    const content = Buffer.from(scriptOf(version, path)).toString('base64');
    const body = { remote, version, integrity, content };
    const answer = await call(host, uploadBuildFile, { body }, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  const answer = await call(host, publishBuild, { body: { manifest } }, headers);
  if (answer.json<{ state: string }>().state !== 'published') throw new Error(answer.body);
}

function countAsMembers(
  { db, clock }: TestApp,
  groups: readonly (readonly [number, BeaconEvent])[],
): Promise<void> {
  const weighed = groups.flatMap(([count, event]) =>
    Array.from({ length: count }, () => ({ event, weight: 'member' as const })),
  );
  return db.transaction().execute((transaction) => addToCounts(transaction, clock.now(), weighed));
}
