import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { memberSubject } from 'shared-kit/contract/rollout';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { signIn } from '../../../testing/sign-in';
import { evidenceReader } from '../controller/read-evidence';
import { controlReleases } from '../controller/release-controller';
import { findOpenRollout } from '../controller/rollouts.repository';
import { defaultEvidenceLimits } from '../evidence/weights';
import { startRollout } from '../operations/start-rollout';
import { currentRecord } from '../record/entries.repository';
import { openPage, report } from '../testing/page-visits';
import type { Visitor } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';

const remote = 'shop';
const version = '2.1.0';
const log = { error: () => {}, info: () => {} };
const who = { name: 'manager@example.com', account: null };

let host: ReleaseHost;
let rollout: string;
let members = 0;

beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
  const steps = [{ share: 5_000, bakeSeconds: 0, approval: false }];
  await startRollout(host.deps, { remote, who, reason: '', version, steps });
  rollout = (await findOpenRollout(host.db, remote))?.id ?? '';
});
afterEach(() => host.close());

const ready = (arm: 'stable' | 'candidate'): BeaconEvent => {
  const ran = arm === 'candidate' ? version : shopVersion;
  return { kind: 'ready', remote, version: ran, arm, rollout, loadMs: 300 };
};
const failed = (arm: 'stable' | 'candidate'): BeaconEvent => {
  const { version: ran } = ready(arm);
  return { kind: 'failed', remote, version: ran, arm, rollout, phase: 'load', cause: 'http-404' };
};

const look = () =>
  controlReleases({
    db: host.db,
    clock: host.clock.now,
    readEvidence: evidenceReader(host.clock.now, defaultEvidenceLimits),
    log,
  });
const shop = async () => (await currentRecord(host.db))?.remotes.shop;
const verdict = async () => (await findOpenRollout(host.db, remote))?.verdict;

/** Members have signed in from so many networks: five are no small installation any more. */
async function signInFrom(networks: number): Promise<void> {
  for (let at = 0; at < networks; at += 1) {
    const { user } = await signIn(host);
    await host.db
      .updateTable('sessions')
      .set({ network: `10.0.${at}.1` })
      .where('user_id', '=', user.id)
      .execute();
  }
}

/** Opens pages until one has drawn the arm, and reports; answers whether it counted at all. */
async function visit(
  make: (arm: 'stable' | 'candidate') => BeaconEvent,
  wanted: 'stable' | 'candidate' | 'any',
  visitor: Visitor = {},
): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { load } = await openPage(host, visitor);
    for (const arm of ['candidate', 'stable'] as const) {
      if (wanted !== 'any' && wanted !== arm) continue;
      if ((await report(host, load, [make(arm)], visitor)) > 0) return;
    }
  }
  throw new Error('No page has drawn that arm');
}

/** A member who reports several page loads, from a network of their own. */
async function memberVisits(
  count: number,
  wanted: 'stable' | 'candidate',
  make: (arm: 'stable' | 'candidate') => BeaconEvent,
): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    members += 1;
    const { user, headers } = await signIn(host);
    const address = `10.1.${members % 250}.1`;
    const visitor = { headers, address, subject: memberSubject(user.id) };
    const { load } = await openPage(host, visitor);
    if ((await report(host, load, [make(wanted)], visitor)) === 0) continue;
    for (let at = 1; at < count; at += 1) await visit(make, wanted, visitor);
    return;
  }
}

test('50 forged failures in one request do not take a candidate back', async () => {
  await host.report([300, ready('stable')]);
  const forged = Array.from({ length: 50 }, () => failed('candidate'));
  assert.equal(await report(host, undefined, forged), 0);
  assert.equal(await report(host, 'made.up.signature', forged), 0);
  await look();
  assert.equal((await shop())?.candidate?.release.version, version);
});

test('29,250 forged successes promote nothing, and real failures of signed-in members still count', async () => {
  const forged = Array.from({ length: 50 }, (_, at) => ready(at % 2 ? 'stable' : 'candidate'));
  for (let batch = 0; batch < 585; batch += 1) await report(host, undefined, forged);
  host.clock.advance(120_000);
  await look();
  assert.equal((await shop())?.stable.version, shopVersion);
  await host.report([58, failed('candidate')], [58, ready('stable')]);
  await look();
  assert.equal((await shop())?.candidate, undefined, 'what really happened decided');
});

test('signed page loads of one address neither promote a candidate nor take it back', async () => {
  await signInFrom(5);
  await host.report([300, ready('stable')]);
  const address = '203.0.113.7';
  for (let at = 0; at < 80; at += 1) await visit(failed, 'candidate', { address });
  await look();
  assert.equal((await shop())?.candidate?.release.version, version);
  assert.match((await verdict())?.message ?? '', /So few members and networks say so/);
  const { candidate } = await evidence();
  assert.equal(candidate.loads, defaultEvidenceLimits.perNetwork, 'one network is bounded');
});

test('anonymous page loads of several networks take a candidate back, and never promote one', async () => {
  await signInFrom(5);
  await host.report([300, ready('stable')]);
  for (let at = 0; at < 200; at += 1) {
    await visit(ready, 'candidate', { address: `203.0.${at}.7` });
  }
  host.clock.advance(120_000);
  await look();
  assert.equal((await shop())?.stable.version, shopVersion, 'nobody of them is signed in');
  for (let at = 0; at < 8; at += 1) {
    for (let load = 0; load < 10; load += 1) {
      await visit(failed, 'candidate', { address: `198.51.${at}.7` });
    }
  }
  await look();
  assert.equal((await shop())?.candidate, undefined);
});

test('one member cannot take a candidate back, several can', async () => {
  await signInFrom(5);
  await host.report([300, ready('stable')]);
  await memberVisits(15, 'candidate', failed);
  const { candidate } = await evidence();
  assert.equal(candidate.loads, defaultEvidenceLimits.perMember, 'one member is bounded');
  await look();
  assert.equal((await shop())?.candidate?.release.version, version);
  await memberVisits(9, 'candidate', failed);
  await memberVisits(9, 'candidate', failed);
  await look();
  assert.equal((await shop())?.candidate, undefined);
});

test('where members sign in from one network, that network takes a candidate back and no other does', async () => {
  await signInFrom(1);
  for (let at = 0; at < 30; at += 1) {
    await visit(failed, 'candidate', { address: `203.0.${at}.7` });
  }
  for (let at = 0; at < 12; at += 1) await visit(ready, 'stable', { address: '10.0.0.9' });
  await look();
  assert.equal((await shop())?.candidate?.release.version, version);
  for (let at = 0; at < 12; at += 1) await visit(failed, 'candidate', { address: '10.0.0.9' });
  await look();
  assert.equal((await shop())?.candidate, undefined);
});

const evidence = async () => {
  const open = await findOpenRollout(host.db, remote);
  if (!open) throw new Error('No rollout is under way');
  return (await evidenceReader(host.clock.now, defaultEvidenceLimits)(host.db, open)).everybody;
};
