import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { getReleases } from 'shared-kit/contract/releases';
import type { ArmHealth, BeaconEvent, ReleaseStatus } from 'shared-kit/contract/releases';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { randomFrom } from '../../../testing/random-from';
import { promoteRollout } from '../operations/change-rollout';
import { rollBack } from '../operations/roll-back';
import { startRollout } from '../operations/start-rollout';
import { currentRecord } from '../record/entries.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { openAlarms } from './alarms.repository';
import { judgeStable } from './stable-rule';
import { watchStable } from './watch-stable';
import { wayBack } from './way-back';

const remote = 'shop';
const next = '2.1.0';
const minute = 60_000;

let host: ReleaseHost;
let look: () => Promise<void>;
beforeEach(async () => {
  host = await startReleaseHost();
  const log = { warn: () => {}, info: () => {} };
  look = watchStable({ db: host.db, clock: host.clock.now, log });
});
afterEach(() => host.close());

const ready = (version = shopVersion): BeaconEvent => ({
  kind: 'ready',
  remote,
  version,
  arm: 'stable',
  loadMs: 300,
});
const failed = (version = shopVersion): BeaconEvent => ({
  kind: 'failed',
  remote,
  version,
  arm: 'stable',
  phase: 'load',
  cause: 'http-404',
});
const alarms = async () =>
  (await openAlarms(host.db)).map(({ remote, version }) => [remote, version]);
const notices = async () => {
  const rows = await host.db.selectFrom('release_notices').select('body').orderBy('id').execute();
  return rows.map(({ body }) => body as { kind: string; goBackTo?: string; message?: string });
};
const asked = { remote, who: { name: 'manager@example.com', account: null }, reason: '' };

async function everyoneGetsNext(): Promise<void> {
  await host.publish(describeShop(next));
  await startRollout(host.deps, { ...asked, version: next });
  await promoteRollout(host.deps, { ...asked, all: true });
}

test('a stable version of which every page load fails raises one alarm, with the way back', async () => {
  await everyoneGetsNext();
  await host.report([500, ready()]);
  host.clock.advance(15 * minute);
  await host.report([1_000, failed(next)]);
  await look();
  await look();
  assert.deepEqual(await alarms(), [[remote, next]]);
  const told = (await notices()).filter(({ kind }) => kind === 'stable-alarm');
  assert.equal(told.length, 1);
  assert.equal(told[0]?.goBackTo, shopVersion);
  assert.equal(
    told[0]?.message,
    '1000 of 1000 page loads failed or crashed in the last ten minutes; 0 of 500 in the day before.',
  );
  const { body } = await host.app.inject({ url: '/metrics' });
  const labels = `{remote="shop",version="${next}"}`;
  assert.ok(body.includes(`sitewright_release_stable_alarm${labels} 1`), body);
  assert.ok(body.includes(`sitewright_release_stable_harmed_ratio${labels} 1`));
  const answer = await call(host, getReleases, {}, host.manager.headers);
  const { status } = answer.json<{ status: ReleaseStatus }>();
  assert.deepEqual(
    status.alarms?.map(({ remote, version, goBackTo }) => ({ remote, version, goBackTo })),
    [{ remote, version: next, goBackTo: shopVersion }],
  );
});

test('hosts that look at once raise one alarm', async () => {
  await host.report([100, failed()]);
  const log = { warn: () => {}, info: () => {} };
  const other = watchStable({ db: host.db, clock: host.clock.now, log });
  await Promise.all([look(), other(), look(), other()]);
  assert.equal((await alarms()).length, 1);
  assert.equal((await notices()).filter(({ kind }) => kind === 'stable-alarm').length, 1);
});

test('an alarm ends when everyone gets another version, and that is told', async () => {
  await everyoneGetsNext();
  await host.report([100, failed(next)]);
  await look();
  assert.equal((await alarms()).length, 1);
  await rollBack(host.deps, asked);
  await look();
  assert.deepEqual(await alarms(), []);
  const last = (await notices()).at(-1);
  assert.equal(last?.kind, 'stable-alarm-ended');
  assert.equal(last.message, `Everyone gets ${shopVersion} instead.`);
});

test('an alarm goes on while it is as bad, and ends after five quiet minutes', async () => {
  await host.report([2_000, ready()]);
  host.clock.advance(15 * minute);
  await host.report([300, failed()]);
  await look();
  host.clock.advance(4 * minute);
  await host.report([300, failed()]);
  await look();
  assert.equal((await alarms()).length, 1);
  host.clock.advance(12 * minute);
  await host.report([2_000, ready()]);
  await look();
  assert.deepEqual(await alarms(), []);
});

test('few page loads, and a rate like that of the day before, raise nothing', async () => {
  await host.report([19, failed()]);
  await look();
  assert.deepEqual(await alarms(), []);
  await host.report([981, ready()], [11, failed()]);
  host.clock.advance(15 * minute);
  await host.report([970, ready()], [30, failed()]);
  await look();
  assert.deepEqual(await alarms(), []);
});

/** Page loads of which some crashed. */
const crashing = (loads: number, harmed: number): ArmHealth => ({
  version: next,
  loads,
  ready: loads,
  failed: 0,
  crashed: harmed,
  errored: 0,
  harmed,
  loadMsP75: null,
});

test('a year of windows of a version that fails as often as ever accuses it hardly ever', () => {
  const random = randomFrom(3);
  let raised = 0;
  const past = crashing(10_000, 300);
  for (let window = 0; window < 5_000; window += 1) {
    let hits = 0;
    for (let load = 0; load < 200; load += 1) if (random() < 0.03) hits += 1;
    if (judgeStable({ window: crashing(200, hits), past }) !== null) raised += 1;
  }
  assert.equal(raised, 0);
});

test('a version that gets worse is noticed against its own past, below the bound for everybody', () => {
  const past = crashing(20_000, 10);
  assert.equal(judgeStable({ window: crashing(1_000, 20), past }), null);
  assert.match(judgeStable({ window: crashing(1_000, 80), past })?.message ?? '', /^80 of 1000/);
});

test('what does not throw raises an alarm too, each by its own bound', () => {
  const past = {
    ...crashing(20_000, 0),
    lost: 100,
    symptoms: { blank: 20, 'slow-content': 4_000 },
  };
  const now = (more: Partial<ArmHealth>) =>
    judgeStable({ window: { ...crashing(500, 0), ...more }, past })?.message ?? null;
  assert.equal(now({}), null);
  assert.match(
    now({ symptoms: { blank: 100 } }) ?? '',
    /^100 of 500 page loads showed an empty page/,
  );
  assert.match(now({ lost: 120 }) ?? '', /^120 of 620 page loads began and were never heard of/);
  assert.match(now({ errored: 150 }) ?? '', /^150 of 500 page loads had an unhandled error/);
  // Slower than in the day before, as it is at noon.
  assert.equal(now({ symptoms: { 'slow-content': 150 } }), null);
  assert.match(now({ symptoms: { 'slow-content': 400 } }) ?? '', /longer than 2.5 s/);
});

test('without a past only what no page should do is an alarm', () => {
  const past = crashing(0, 0);
  const now = (symptoms: Record<string, number>) =>
    judgeStable({ window: { ...crashing(100, 0), symptoms }, past })?.message ?? null;
  assert.equal(now({ 'very-slow-content': 100, 'failed-call': 100 }), null);
  assert.match(
    now({ 'sign-out': 90 }) ?? '',
    /^90 of 100 .*there were none before to compare with/,
  );
});

test('a stable version that shows empty pages raises an alarm, which ends with them', async () => {
  await host.report([2_000, ready()]);
  host.clock.advance(15 * minute);
  const blank = { kind: 'symptom', remote, version: shopVersion, arm: 'stable' } as const;
  await host.report([200, ready()], [200, { ...blank, symptom: 'blank', cause: 'nothing-shown' }]);
  await look();
  assert.deepEqual(await alarms(), [[remote, shopVersion]]);
  host.clock.advance(4 * minute);
  // Compared with the time before the alarm and not with the alarm's own beginning.
  await look();
  const [open] = await openAlarms(host.db);
  assert.match(open?.message ?? '', /^200 of 200 .*empty page.*; 0 of 2000 in the day before/);
  host.clock.advance(12 * minute);
  await host.report([2_000, ready()]);
  await look();
  assert.deepEqual(await alarms(), []);
});

test('after a rollback the way back leads past what was taken back', async () => {
  await everyoneGetsNext();
  await host.publish(describeShop('2.2.0'));
  await startRollout(host.deps, { ...asked, version: '2.2.0' });
  await promoteRollout(host.deps, { ...asked, all: true });
  const wayBackNow = async () => {
    const record = await currentRecord(host.db);
    assert.ok(record);
    return wayBack(host.db, record, remote);
  };
  assert.equal(await wayBackNow(), next);
  await rollBack(host.deps, asked);
  // The record names no version before this one any more, and what was taken back is none.
  assert.equal((await currentRecord(host.db))?.remotes[remote]?.stable.version, next);
  assert.equal(await wayBackNow(), shopVersion);
});
