import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { describeShop, shellVersion, shopVersion } from '../../../testing/build-folder';
import { openSuiteBuilds } from '../../suite/suite-builds';
import { freeze } from '../operations/freeze';
import { promoteRollout } from '../operations/change-rollout';
import { rollBack } from '../operations/roll-back';
import { startRollout } from '../operations/start-rollout';
import { currentRecord, listEntries } from '../record/entries.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { jsonb } from '../../../database/json';
import { findBuild } from './builds.repository';
import { followBuilds } from './follow-builds';

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
});
afterEach(() => host.close());

const next = '2.1.0-cccccccc';
const asked = { remote: 'shop', who: { name: 'manager@example.com', account: null }, reason: '' };
const follow = (mode: 'always' | 'seed') =>
  followBuilds(host.deps, { builds: openSuiteBuilds(host.builds.folder), mode })();
const stable = async () => (await currentRecord(host.db))?.remotes.shop?.stable.version;

async function buildNext(): Promise<void> {
  await host.builds.build(next);
  await host.builds.release(2, next);
}

test('in development a new build is what everyone gets, with the old one as previous', async () => {
  await buildNext();
  await follow('always');
  assert.equal(await stable(), next);
  const record = await currentRecord(host.db);
  assert.equal(record?.remotes.shop?.previous?.version, shopVersion);
  assert.equal((await listEntries(host.db, { limit: 1 }))[0]?.action, 'follow-build');
});

test('where hosts share a record, what they carry changes nothing that is released', async () => {
  await buildNext();
  await follow('seed');
  assert.equal(await stable(), shopVersion);
});

test('a restart with the same builds does not undo what was released since', async () => {
  await host.publish(describeShop('2.5.0'));
  await startRollout(host.deps, { ...asked, version: '2.5.0' });
  await promoteRollout(host.deps, { ...asked, all: true });
  assert.equal(await stable(), '2.5.0');
  await follow('always');
  assert.equal(await stable(), '2.5.0');
});

test('a freeze is left alone', async () => {
  await buildNext();
  // One follower, as in a host: it must come back to what it could not do.
  const suite = openSuiteBuilds(host.builds.folder);
  const follow = followBuilds(host.deps, { builds: suite, mode: 'always' });
  await freeze(host.deps, { ...asked, frozen: true });
  await follow();
  assert.equal(await stable(), shopVersion);
  await freeze(host.deps, { ...asked, frozen: false });
  await follow();
  assert.equal(await stable(), next);
});

test('a build on disk that was taken back stays back over restarts', async () => {
  // As `npm run build`, `release publish` and `release start` leave it: on disk, and as the candidate.
  const manifest = await host.builds.build(next);
  await host.publish(manifest);
  await startRollout(host.deps, { ...asked, version: next });
  await host.builds.release(2, next);
  const running = followBuilds(host.deps, {
    builds: openSuiteBuilds(host.builds.folder),
    mode: 'always',
  });
  await running();
  await rollBack(host.deps, { ...asked, reason: 'It never renders.' });
  await running();
  assert.equal(await stable(), shopVersion, 'in the host that took it back');
  await follow('always');
  assert.equal(await stable(), shopVersion, 'after a restart');
});

test('after a decision about a remote its later builds on disk wait for one too, and somebody is told', async () => {
  const told: string[] = [];
  await host.publish(describeShop('2.5.0'));
  await startRollout(host.deps, { ...asked, version: '2.5.0' });
  await rollBack(host.deps, asked);
  await buildNext();
  const builds = openSuiteBuilds(host.builds.folder);
  const tell = (text: string) => void told.push(text);
  await followBuilds(host.deps, { builds, mode: 'always', tell })();
  assert.equal(await stable(), shopVersion);
  assert.deepEqual(told, [
    `shop ${next} is built and published, and nobody gets it: versions of shop are released on purpose since somebody has decided about them. To start it: npm run release -- start shop ${next}`,
  ]);
  await startRollout(host.deps, { ...asked, version: next });
  await promoteRollout(host.deps, { ...asked, all: true });
  assert.equal(await stable(), next);
});

const nextShell = '1.1.0-dddddddd';

test('in development a new shell is what everyone gets, with the one before', async () => {
  await host.builds.release(2, shopVersion, nextShell);
  await follow('always');
  const record = await currentRecord(host.db);
  assert.deepEqual(record?.shell, { version: nextShell, previous: shellVersion });
  const { stable: everyone, previous } = record.remotes.shell ?? {};
  assert.deepEqual([everyone?.version, previous?.version], [nextShell, shellVersion]);
});

test('where hosts share a record, a shell they carry is published and waits for somebody to start it', async () => {
  await host.builds.release(2, shopVersion, nextShell);
  const told: string[] = [];
  const builds = openSuiteBuilds(host.builds.folder);
  await followBuilds(host.deps, { builds, mode: 'seed', tell: (text) => void told.push(text) })();
  assert.equal((await currentRecord(host.db))?.remotes.shell?.stable.version, shellVersion);
  assert.ok(await findBuild(host.db, 'shell', nextShell));
  assert.match(told.join(), /npm run release -- start shell 1\.1\.0-dddddddd$/);
});

test('a record from before the shell was released takes over the shell of the first host that knows better', async () => {
  const { remotes, ...older } = (await currentRecord(host.db)) ?? assert.fail();
  const { shell: _, ...others } = remotes;
  await host.db
    .insertInto('release_entries')
    .values({
      serial: older.serial + 1,
      at: new Date(),
      action: 'seed',
      who: 'host',
      who_id: null,
      who_token: null,
      remote: null,
      what: '',
      why: '',
      evidence: null,
      record: jsonb({ ...older, serial: older.serial + 1, remotes: others }),
    })
    .execute();
  await follow('seed');
  assert.equal((await currentRecord(host.db))?.remotes.shell?.stable.version, shellVersion);
});

test('a build whose bytes are not what it says is not taken over', async () => {
  await buildNext();
  await host.builds.write(`remotes/shop/${next}/shop.js`, 'changed on the way');
  await assert.rejects(follow('always'), /shop\.js is not what build\.json says/);
  assert.equal(await stable(), shopVersion);
});

test('hosts that start together seed once', async () => {
  await buildNext();
  await Promise.all([follow('always'), follow('always'), follow('always')]);
  const entries = await listEntries(host.db, { limit: 50 });
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['follow-build', 'seed'],
  );
});
