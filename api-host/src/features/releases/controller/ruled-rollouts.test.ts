import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';
import { describeShop } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { defaultEvidenceLimits } from '../evidence/weights';
import { currentRecord } from '../record/entries.repository';
import { startReleaseHost } from '../testing/release-host';
import type { ReleaseHost } from '../testing/release-host';
import { defaultRule } from './judge';
import { evidenceReader } from './read-evidence';
import { controlReleases } from './release-controller';
import { findOpenRollout } from './rollouts.repository';
import { ruleOfRollout } from './rule-of-rollout';

const remote = 'shop';
const version = '2.1.0';
const minute = 60_000;
const log = { error: () => {}, info: () => {} };

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost();
});
afterEach(() => host.close());

const publish = (rules: ReleaseRules) => host.publish({ ...describeShop(version), rules });
const send = async (endpoint: keyof typeof calls, body: object) => {
  const answer = await call(
    host,
    calls[endpoint] as never,
    { body } as never,
    host.manager.headers,
  );
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
};
const start = (more: object = {}) => send('startRollout', { remote, version, reason: '', ...more });
const look = () =>
  controlReleases({
    db: host.db,
    clock: host.clock.now,
    log,
    readEvidence: evidenceReader(host.clock.now, defaultEvidenceLimits),
  });
const shop = async () => (await currentRecord(host.db))?.remotes.shop;

async function goodLoads(): Promise<void> {
  const state = await shop();
  const rollout = state?.candidate?.rollout ?? '';
  const ready = { kind: 'ready', loadMs: 400, remote, rollout } as const;
  await host.report(
    [600, { ...ready, version, arm: 'candidate' }],
    [2_000, { ...ready, version: state?.stable.version ?? '', arm: 'stable' }],
  );
}

const steps = [
  { percent: 2, bakeMinutes: 1, approval: false },
  { percent: 20, bakeMinutes: 10, approval: false },
];

test('a rollout takes the steps its build brings along, and others beside them are refused', async () => {
  await publish({ steps });
  const typed = [{ share: 5_000, bakeSeconds: 0, approval: false }];
  const refused = await start({ steps: typed });
  assert.equal(refused.status, 409);
  assert.match(refused.message, /^shop 2\.1\.0 brings its steps along in release\.json/);
  const plan = await call(
    host,
    calls.planRollout,
    { query: { remote, version } },
    host.manager.headers,
  );
  assert.deepEqual(plan.json<{ rules: object }>().rules, { steps });
  assert.equal(plan.json<{ share: number }>().share, 200);
  assert.equal((await start()).status, 200);
  const rollout = await findOpenRollout(host.db, remote);
  assert.deepEqual(rollout?.rules, { steps });
  assert.deepEqual(
    rollout?.steps.map(({ share, bakeSeconds }) => [share, bakeSeconds]),
    [
      [200, 60],
      [2_000, 600],
    ],
  );
  assert.equal(rollout?.started_by_id, host.manager.user.id);
});

test('the rules of a version nobody published cannot be asked for', async () => {
  const query = { remote, version: '9.9.9' };
  const answer = await call(host, calls.planRollout, { query }, host.manager.headers);
  assert.equal(answer.statusCode, 404);
});

test('outside of its windows a rollout is held for the controller and for people, and not from going back', async () => {
  const now = host.clock.now();
  const today = calls.weekdays[now.getUTCDay()] ?? 'monday';
  const other = calls.weekdays[(now.getUTCDay() + 3) % 7] ?? 'monday';
  const window = { days: [other], from: '00:00', to: '24:00', timeZone: 'UTC' };
  assert.notEqual(today, other);
  await publish({ steps, windows: [window] });
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await look();
  assert.equal((await shop())?.candidate?.share, 200);
  assert.match((await findOpenRollout(host.db, remote))?.held ?? '', /only in these windows: /);
  const refused = await send('promoteRollout', { remote, reason: '', all: true });
  assert.equal(refused.status, 409);
  assert.match(refused.message, /^shop may advance only in these windows: /);
  host.clock.advance(3 * 24 * 60 * minute);
  await look();
  assert.equal((await shop())?.candidate?.share, 2_000, 'its day has come');
  assert.equal((await findOpenRollout(host.db, remote))?.held, null);
  host.clock.advance(24 * 60 * minute);
  assert.equal((await send('rollBack', { remote, reason: '' })).status, 200);
});

test('a step waits for as many page loads as the rules want', async () => {
  await publish({ steps, minimumLoads: 601 });
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await look();
  assert.equal((await shop())?.candidate?.share, 200);
  await goodLoads();
  await look();
  assert.equal((await shop())?.candidate?.share, 2_000);
});

test('thresholds are those of the rules, and the default for what they do not say', () => {
  const rule = ruleOfRollout({ thresholds: { harmed: { failing: 0.1, healthy: 1 } } });
  assert.deepEqual(rule.harmed, { tolerance: 0.001, margin: 0.01 });
  assert.deepEqual({ ...rule, harmed: defaultRule.harmed }, defaultRule);
});
