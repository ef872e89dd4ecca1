import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { pauseRollout, promoteRollout } from '../operations/change-rollout';
import { freeze } from '../operations/freeze';
import { rollBack } from '../operations/roll-back';
import { startRollout } from '../operations/start-rollout';
import { currentRecord, listEntries } from '../record/entries.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { defaultEvidenceLimits } from '../evidence/weights';
import { evidenceReader } from './read-evidence';
import type { ReadEvidence } from './read-evidence';
import { controlReleases } from './release-controller';
import { findOpenRollout } from './rollouts.repository';

const remote = 'shop';
const version = '2.1.0';
const minute = 60_000;
const readEvidence: ReadEvidence = (db, rollout) =>
  evidenceReader(host.clock.now, defaultEvidenceLimits)(db, rollout);
const log = { error: () => {}, info: () => {} };
const asked = { remote, who: { name: 'manager@example.com', account: null }, reason: '' };

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
});
afterEach(() => host.close());

const steps = [
  { share: 100, bakeSeconds: 600, approval: false },
  { share: 5_000, bakeSeconds: 600, approval: false },
];
const start = (change: object[] = steps) =>
  startRollout(host.deps, { ...asked, version, steps: change as typeof steps });
const look = (change: object = {}) =>
  controlReleases({ db: host.db, clock: host.clock.now, readEvidence, log, ...change });
const shop = async () => (await currentRecord(host.db))?.remotes.shop;
const verdict = async () => (await findOpenRollout(host.db, remote))?.verdict?.kind;
const lastEntry = async () => (await listEntries(host.db, { limit: 1 }))[0];

async function event(arm: 'stable' | 'candidate', change: object = {}): Promise<BeaconEvent> {
  const state = await shop();
  const rollout = state?.candidate?.rollout ?? '';
  const ran = arm === 'candidate' ? version : (state?.stable.version ?? '');
  const ready = { kind: 'ready', loadMs: 400, remote, version: ran, arm, rollout } as const;
  return { ...ready, ...change };
}

async function broken(arm: 'stable' | 'candidate'): Promise<BeaconEvent> {
  const { remote, version, rollout } = await event(arm);
  const named = rollout === undefined ? {} : { rollout };
  return { kind: 'failed', remote, version, arm, ...named, phase: 'load', cause: 'http-404' };
}

async function countAlerts(): Promise<number> {
  const notices = await host.db.selectFrom('release_notices').select('body').execute();
  return notices.filter(({ body }) => (body as { kind: string }).kind === 'alert').length;
}

/** Enough good page loads of both arms for a healthy verdict. */
const goodLoads = async () =>
  host.report([600, await event('candidate')], [2_000, await event('stable')]);

test('a healthy candidate goes up step by step, each after its bake, until everyone has it', async () => {
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await look();
  assert.equal(await verdict(), 'healthy');
  assert.equal((await shop())?.candidate?.share, 100, 'the bake is not over');
  host.clock.advance(9 * minute);
  await look();
  assert.equal((await shop())?.candidate?.share, 5_000);
  assert.equal((await lastEntry())?.who, 'controller');
  host.clock.advance(10 * minute);
  await look();
  assert.equal((await shop())?.candidate?.share, 5_000, 'nothing was seen at this share yet');
  await goodLoads();
  await look();
  assert.equal((await shop())?.stable.version, version);
  assert.equal((await shop())?.previous?.version, shopVersion);
  assert.equal((await lastEntry())?.action, 'promote');
  assert.equal((await lastEntry())?.evidence?.kind, 'healthy');
});

test('a failing candidate is taken back at once, with the evidence in the record', async () => {
  await start();
  await host.report([300, await event('stable')], [9, await broken('candidate')]);
  await look();
  assert.equal(await verdict(), 'inconclusive');
  await host.report([1, await broken('candidate')]);
  await look();
  assert.equal((await shop())?.candidate, undefined);
  assert.equal((await shop())?.stable.version, shopVersion);
  const entry = await lastEntry();
  assert.equal(entry?.action, 'rollback');
  assert.equal(entry.evidence?.kind, 'failing');
  assert.equal(entry.evidence.candidate?.failed, 10);
  assert.match(entry.why, /^10 of 10 page loads of 2\.1\.0/);
});

test('no data and unclear data hold for as long as it takes', async () => {
  await start();
  host.clock.advance(24 * 60 * minute);
  await look();
  assert.equal(await verdict(), 'inconclusive');
  await host.report([50, await event('candidate')], [500, await event('stable')]);
  await look();
  assert.equal(await verdict(), 'inconclusive');
  assert.equal((await shop())?.candidate?.share, 100);
});

test('page loads outside of this rollout are no comparison', async () => {
  const before = await event('stable');
  const { remote, version, arm } = before;
  await host.report([500, { kind: 'ready', loadMs: 100, remote, version, arm: arm as 'stable' }]);
  await start();
  await host.report([20, await broken('candidate')]);
  await look();
  assert.equal(await verdict(), 'inconclusive', 'no concurrent stable page load');
});

test('a candidate that fails is taken back although stable reports nothing, from a bound of its own on', async () => {
  await start();
  await host.report([29, await broken('candidate')]);
  await look();
  assert.equal(await verdict(), 'inconclusive', 'stable gets time to report');
  await host.report([66, await broken('candidate')]);
  await look();
  assert.equal((await shop())?.candidate, undefined);
  assert.match(
    (await lastEntry())?.why ?? '',
    /^95 of 95 page loads of 2\.1\.0 failed or crashed, and only 0 of 2\.0\.0-bbbbbbbb are there/,
  );
});

test('a few failures without reports of stable are no reason to take a candidate back', async () => {
  await start();
  await host.report([80, await event('candidate')], [20, await broken('candidate')]);
  await look();
  assert.equal(await verdict(), 'inconclusive');
});

test('a measurement that fails holds, and somebody is told once', async () => {
  await start();
  const failing = () => Promise.reject(new Error('the database is away'));
  await look({ readEvidence: failing });
  await look({ readEvidence: failing });
  assert.equal(await verdict(), 'error');
  assert.equal((await shop())?.candidate?.share, 100);
  assert.equal(await countAlerts(), 1);
});

test('a healthy candidate that no longer fits what is live is held, and somebody is told once', async () => {
  await start();
  host.clock.advance(minute);
  await goodLoads();
  host.clock.advance(9 * minute);
  const manifest = describeShop(version);
  const store = (changed: typeof manifest) =>
    host.db
      .updateTable('release_builds')
      .set({ manifest: jsonb(changed) })
      .where('name', '=', remote)
      .where('version', '=', version)
      .execute();
  await store({ ...manifest, hostApi: '^9.0.0' });
  await look();
  await look();
  assert.equal((await shop())?.candidate?.share, 100);
  assert.equal(await verdict(), 'error');
  assert.equal(await countAlerts(), 1);
  await store(manifest);
  await look();
  assert.equal((await shop())?.candidate?.share, 5_000);
});

test('a step that asks for approval waits for it, and evaluation goes on meanwhile', async () => {
  await start([{ ...steps[0], approval: true }, { ...steps[1] }]);
  host.clock.advance(minute);
  await goodLoads();
  host.clock.advance(10 * minute);
  await look();
  await look();
  assert.equal((await findOpenRollout(host.db, remote))?.awaits_approval, true);
  assert.equal((await shop())?.candidate?.share, 100);
  await promoteRollout(host.deps, { ...asked, all: false });
  assert.equal((await shop())?.candidate?.share, 5_000);
  await rollBack(host.deps, asked);

  await start([{ ...steps[0], approval: true }]);
  host.clock.advance(minute);
  await goodLoads();
  host.clock.advance(10 * minute);
  await look();
  await host.report([200, await broken('candidate')]);
  await look();
  assert.equal((await shop())?.candidate, undefined, 'it turned bad while somebody was asked');
});

test('paused or frozen, nothing advances, and what fails is still taken back', async () => {
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await pauseRollout(host.deps, asked, true);
  host.clock.advance(20 * minute);
  await look();
  assert.equal((await shop())?.candidate?.share, 100);
  await pauseRollout(host.deps, asked, false);
  await freeze(host.deps, { ...asked, frozen: true });
  host.clock.advance(20 * minute);
  await goodLoads();
  await look();
  assert.equal((await shop())?.candidate?.share, 100);
  await host.report([300, await broken('candidate')]);
  await look();
  assert.equal((await shop())?.candidate, undefined);
});

test('many hosts that look at once make one step', async () => {
  await start();
  host.clock.advance(minute);
  await goodLoads();
  host.clock.advance(10 * minute);
  await Promise.all([look(), look(), look(), look()]);
  assert.equal((await shop())?.candidate?.share, 5_000);
  const entries = await listEntries(host.db, { remote, limit: 50 });
  assert.equal(entries.filter(({ action }) => action === 'step').length, 1);
});
