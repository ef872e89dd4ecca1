import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { describeShop, shopVersion } from '../../../testing/build-folder';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { evidenceReader } from '../controller/read-evidence';
import { controlReleases } from '../controller/release-controller';
import { findOpenRollout } from '../controller/rollouts.repository';
import { defaultEvidenceLimits } from '../evidence/weights';
import { startRollout } from '../operations/start-rollout';
import { currentRecord } from '../record/entries.repository';
import { openPage, report } from '../testing/page-visits';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { readArms } from './health.repository';
import { silentMs } from './lost-loads';

const remote = 'shop';
const version = '2.1.0';
const log = { error: () => {}, info: () => {} };
const who = { name: 'manager@example.com', account: null };

let host: ReleaseHost;
let member: SignedIn;
let rollout: string;
let run: { remote: string; version: string; arm: 'candidate'; rollout: string };

beforeEach(async () => {
  host = await startReleaseHost();
  await host.publish(describeShop(version));
  // Everyone is on trial: what is counted is the point here, not the draw.
  const steps = [{ share: 10_000, bakeSeconds: 0, approval: false }];
  await startRollout(host.deps, { remote, who, reason: '', version, steps });
  rollout = (await findOpenRollout(host.db, remote))?.id ?? '';
  run = { remote, version, arm: 'candidate', rollout };
  member = await signIn(host, { email: 'mira@example.com' });
});
afterEach(() => host.close());

const started = (): BeaconEvent => ({ kind: 'started', ...run });
const ready = (): BeaconEvent => ({ kind: 'ready', ...run, loadMs: 300 });
const symptom = (name: 'blank' | 'frame'): BeaconEvent => ({
  kind: 'symptom',
  ...run,
  symptom: name,
  cause: 'seen',
});
const hang = { phase: 'hang', cause: 'no-outcome' } as const;

const say = (load: string, ...events: BeaconEvent[]) =>
  report(host, load, events, { headers: member.headers });
const look = () =>
  controlReleases({
    db: host.db,
    clock: host.clock.now,
    readEvidence: evidenceReader(host.clock.now, defaultEvidenceLimits),
    log,
  });
async function counted() {
  const of = { id: rollout, remote, version, against: shopVersion };
  const { candidate } = await readArms(host.db, of, ['member']);
  const { loads, harmed, lost, symptoms } = candidate;
  return { loads, harmed, lost, symptoms };
}

test('a page load that began and says nothing for half a minute is lost', async () => {
  await say((await openPage(host)).load, started());
  host.clock.advance(silentMs);
  await look();
  assert.equal((await counted()).lost, 0, 'not before the time is over');
  host.clock.advance(1);
  await look();
  await look();
  assert.deepEqual(await counted(), { loads: 0, harmed: 0, lost: 1, symptoms: {} });
});

test('what has an outcome, what its visitor left, and what comes late after all is not lost', async () => {
  const [finished, left, late] = [await openPage(host), await openPage(host), await openPage(host)];
  await say(finished.load, started());
  await say(finished.load, ready());
  await say(left.load, started(), { kind: 'left', ...run });
  await say(late.load, started());
  host.clock.advance(silentMs + 1);
  await look();
  assert.equal((await counted()).lost, 1);
  assert.equal(await say(late.load, ready()), 1);
  assert.deepEqual(await counted(), { loads: 2, harmed: 0, lost: 0, symptoms: {} });
  const loudest = await host.db.selectFrom('release_witnesses').select(['lost', 'kind']).execute();
  assert.deepEqual(
    loudest.filter(({ kind }) => kind === 'member').map(({ lost }) => lost),
    [0],
  );
});

test('the next page load tells how the one before ended, under its name and once', async () => {
  const [busy, shown] = [await openPage(host), await openPage(host)];
  const both = (): BeaconEvent[] => [
    { kind: 'failed', ...run, ...hang },
    { kind: 'crash', ...run, ...hang },
  ];
  await say(busy.load, started());
  assert.equal(await say(busy.load, ...both()), 1);
  await say(shown.load, started(), ready());
  assert.equal(await say(shown.load, ...both()), 1);
  assert.equal(await say(shown.load, ...both()), 0);
  assert.deepEqual(await counted(), { loads: 2, harmed: 2, lost: 0, symptoms: {} });
});

test('each symptom counts once, vitals where they are over their bounds', async () => {
  const { load } = await openPage(host);
  assert.equal(await say(load, symptom('blank')), 0, 'of a page load that never began');
  await say(load, started(), symptom('frame'), ready());
  assert.equal(await say(load, symptom('blank'), symptom('blank'), symptom('frame')), 1);
  const vitals = { contentMs: 4_000, blockedMs: 10, inpMs: 900, shift: 100 };
  assert.equal(await say(load, { kind: 'vitals', ...run, ...vitals }), 1);
  assert.equal(await say(load, { kind: 'vitals', ...run, ...vitals }), 0);
  assert.deepEqual((await counted()).symptoms, {
    blank: 1,
    frame: 1,
    'slow-content': 1,
    'slow-input': 1,
  });
});

test('what is known only of another version counts nowhere', async () => {
  const { load } = await openPage(host);
  await say(load, started());
  assert.equal(await say(load, { ...ready(), arm: 'fallback', version: shopVersion }), 0);
  assert.deepEqual(await counted(), { loads: 0, harmed: 0, lost: 0, symptoms: {} });
});

test('a version whose every page load hangs is taken back beside a stable that answers', async () => {
  const stable: BeaconEvent = {
    ...ready(),
    kind: 'ready',
    loadMs: 300,
    arm: 'stable',
    version: shopVersion,
  };
  await host.report([900, stable]);
  for (let load = 0; load < 12; load += 1) await say((await openPage(host)).load, started());
  host.clock.advance(silentMs + 1);
  await look();
  assert.equal((await currentRecord(host.db))?.remotes[remote]?.candidate, undefined);
  const [last] = await host.db
    .selectFrom('release_entries')
    .select(['action', 'why'])
    .orderBy('serial', 'desc')
    .limit(1)
    .execute();
  assert.equal(last?.action, 'rollback');
  assert.match(last?.why ?? '', /12 of 12 page loads .* began and were never heard of again/);
});
