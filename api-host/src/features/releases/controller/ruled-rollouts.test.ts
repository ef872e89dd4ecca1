import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import * as calls from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';
import { describeShop } from '../../../testing/build-folder';
import { call } from '../../../testing/call';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { defaultEvidenceLimits } from '../evidence/weights';
import { currentRecord, listEntries } from '../record/entries.repository';
import { askOpenGates } from '../gates/ask-gates';
import type { GateAnswer } from '../gates/gate-answer';
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
/** Nobody listens there: a test says what the gate answers. */
const gateOrigin = 'http://127.0.0.1:1';
const log = { error: () => {}, info: () => {} };

let host: ReleaseHost;
beforeEach(async () => {
  host = await startReleaseHost({ gateOrigins: [gateOrigin] });
});
afterEach(() => host.close());

const publish = (rules: ReleaseRules) => host.publish({ ...describeShop(version), rules });
const told = (answer: Awaited<ReturnType<typeof call>>) => ({
  status: answer.statusCode,
  message: answer.json<{ message: string }>().message,
});
const start = async (more: { steps?: { share: number; bakeSeconds: number }[] } = {}) => {
  const body = { remote, version, reason: '', ...more };
  return told(await call(host, calls.startRollout, { body }, host.manager.headers));
};
const promote = async ({ headers }: SignedIn = host.manager, all = true) => {
  const body = { remote, reason: '', all };
  return told(await call(host, calls.promoteRollout, { body }, headers));
};
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
  const typed = [{ share: 5_000, bakeSeconds: 0 }];
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
  const refused = await promote();
  assert.equal(refused.status, 409);
  assert.match(refused.message, /^shop may advance only in these windows: /);
  host.clock.advance(3 * 24 * 60 * minute);
  await look();
  assert.equal((await shop())?.candidate?.share, 2_000, 'its day has come');
  assert.equal((await findOpenRollout(host.db, remote))?.held, null);
  host.clock.advance(24 * 60 * minute);
  const body = { remote, reason: '' };
  const back = await call(host, calls.rollBack, { body }, host.manager.headers);
  assert.equal(back.statusCode, 200);
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

const gates: ReleaseRules['gates'] = [
  { name: 'smoke', http: { address: `${gateOrigin}/smoke`, verdict: 'status' } },
];

/** The gate is asked, if its turn has come, and answers so. */
const askSaying = (answer: GateAnswer) =>
  askOpenGates({ db: host.db, clock: host.clock.now, askGate: async () => answer });

test('a healthy rollout waits for its gates, and every answer is kept with its number', async () => {
  await publish({ steps, gates });
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await askSaying({ kind: 'passed', message: 'smoke: too early', value: 200 });
  await look();
  assert.equal((await findOpenRollout(host.db, remote))?.held, 'Its gates are asked first.');
  await askSaying({ kind: 'failed', message: 'smoke: It answered 503.', value: 503 });
  await look();
  assert.equal((await findOpenRollout(host.db, remote))?.held, 'Gate smoke: It answered 503.');
  await askSaying({ kind: 'passed', message: 'smoke: asked again at once', value: 200 });
  await look();
  assert.equal((await shop())?.candidate?.share, 200, 'the answer stands for a while');
  host.clock.advance(minute);
  await askSaying({ kind: 'inconclusive', message: 'smoke: It did not answer.', value: null });
  await look();
  assert.equal((await shop())?.candidate?.share, 200, 'unclear is not passed');
  host.clock.advance(minute);
  await askSaying({ kind: 'passed', message: 'smoke: It answered 204.', value: 204 });
  await look();
  assert.equal((await shop())?.candidate?.share, 2_000);
  const [entry] = await listEntries(host.db, { limit: 1 });
  assert.deepEqual(
    entry?.evidence?.gates?.map(({ gate, kind, value }) => ({ gate, kind, value })),
    [{ gate: 'smoke', kind: 'passed', value: 204 }],
  );
  const rollout = (await findOpenRollout(host.db, remote))?.id ?? '';
  const params = { rollout };
  const answer = await call(
    host,
    calls.getGateVerdicts,
    { params, query: {} },
    host.manager.headers,
  );
  const { verdicts } = answer.json<{ verdicts: { value: number | null; step: number }[] }>();
  assert.deepEqual(
    verdicts.map(({ value, step }) => [value, step]),
    [
      [204, 0],
      [null, 0],
      [503, 0],
    ],
  );
});

test('a person does not go past a gate either', async () => {
  await publish({ steps, gates });
  await start();
  const refused = await promote();
  assert.equal(refused.status, 409);
  assert.match(refused.message, /^Gate smoke: It could not be reached/);
});

test('a start is refused where a gate asks an address the operator does not allow', async () => {
  const elsewhere = 'http://169.254.169.254/latest';
  await publish({ gates: [{ name: 'inside', http: { address: elsewhere, verdict: 'status' } }] });
  const refused = await start();
  assert.equal(refused.status, 409);
  assert.match(
    refused.message,
    /^Gate inside asks http:\/\/169\.254\.169\.254, which this host may/,
  );
});

test('a step waits for the role its rules name, and for another than who started it', async () => {
  const approval = { by: ['admin' as const], another: true };
  await publish({ steps: steps.map((step) => ({ ...step, approval })) });
  await start();
  host.clock.advance(minute);
  await goodLoads();
  await look();
  assert.equal((await findOpenRollout(host.db, remote))?.awaits_approval, true);
  const refusal =
    'shop goes on from step 1 only with the approval of an administrator other than who started it';
  const starter = await promote(host.manager, false);
  assert.deepEqual(starter, { status: 409, message: refusal });
  const releaser = await signIn(host);
  await host.db
    .updateTable('users')
    .set({ release_manager: 1 })
    .where('id', '=', releaser.user.id)
    .execute();
  assert.deepEqual(await promote(releaser, false), { status: 409, message: refusal });
  const status = await call(host, calls.getReleases, {}, releaser.headers);
  const said = status.json<{ status: calls.ReleaseStatus }>().status;
  assert.equal(said.abilities?.remotes[remote]?.promote, refusal);
  const member = await signIn(host);
  assert.equal((await promote(member, false)).status, 403);
  assert.equal((await shop())?.candidate?.share, 200);
  const admin = await signIn(host, { role: 'admin' });
  assert.equal((await promote(admin, false)).status, 200);
  assert.equal((await shop())?.candidate?.share, 2_000);
  const [entry] = await listEntries(host.db, { limit: 1 });
  assert.equal(entry?.whoId, admin.user.id);
  assert.equal(entry?.why, 'Approved by a person');
});

test('to everyone at once needs the approval of every step that is left', async () => {
  const approval = { by: ['admin' as const], another: true };
  await publish({
    steps: [
      { percent: 2, bakeMinutes: 1, approval: false },
      { percent: 20, bakeMinutes: 1, approval },
    ],
  });
  await start();
  const refused = await promote();
  assert.equal(refused.status, 409);
  assert.match(refused.message, /^shop goes on from step 2 only with the approval of an adm/);
  assert.equal((await promote(host.manager, false)).status, 200, 'the first step asks nobody');
});
