import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { randomFrom } from '../../../testing/random-from';
import { noSums, toHealth } from '../health/health-sums';
import { symptomPlaces } from '../health/measured-symptoms';
import { defaultRule, judge } from './judge';
import { judgeAudience } from './judge-audience';
import type { AudienceEvidence, Evidence } from './judge-evidence';
import { judgeRollout } from './judge-rollout';
import type { RolloutRow } from './rollouts.repository';

const candidate = (loads: number, failed: number, more: Partial<ArmHealth> = {}): ArmHealth => ({
  ...toHealth('1.1.0', { ...noSums(), ready: loads - failed, failed }),
  ...more,
});
const stable = (loads: number, failed: number): ArmHealth => ({
  ...candidate(loads, failed),
  version: '1.0.0',
});
const audience = (health: ArmHealth, more: Partial<AudienceEvidence> = {}): AudienceEvidence => ({
  health,
  loadsInStep: health.loads,
  loudest: [],
  ...more,
});

/** What the controller would decide: drawn visitors are healthy unless told otherwise. */
async function decide(of: AudienceEvidence, more: { share?: number; candidate?: ArmHealth } = {}) {
  const { share = 1_000, candidate: ours = candidate(share === 0 ? 0 : 900, 0) } = more;
  const arms = { candidate: ours, stable: stable(9_000, 90) };
  const evidence: Evidence = {
    members: arms,
    everybody: arms,
    loadsInStep: ours.loads,
    drawn: { share, members: { stable: 900, candidate: share === 0 ? 0 : 100 } },
    audience: of,
    loudest: { members: [], networks: [] },
  };
  const log = { error: assert.fail };
  const deps = { db: null as never, readEvidence: async () => evidence, log };
  return judgeRollout(deps, { rules: null } as RolloutRow);
}

/** Page loads, and those that failed. */
type Count = [number, number];
type Counts = Record<'audience' | 'drawn' | 'beside', Count>;

function addLoads(count: Count, loads: number, fails: () => boolean): void {
  for (let load = 0; load < loads; load += 1) {
    count[0] += 1;
    if (fails()) count[1] += 1;
  }
}

test('an audience of admins whose pages fail more often accuses no healthy version, however often it is judged', async () => {
  const random = randomFrom(3);
  let mixedUp = 0;
  const runs = 60;
  for (let run = 0; run < runs; run += 1) {
    // The version is the same: admins' pages fail in 15 of 100 cases with either, visitors' in 1.
    const counted: Counts = { audience: [0, 0], drawn: [0, 0], beside: [0, 0] };
    let isAccused = false;
    for (let look = 0; look < 60; look += 1) {
      addLoads(counted.audience, 20, () => random() < 0.15);
      addLoads(counted.drawn, 20, () => random() < 0.01);
      addLoads(counted.beside, 180, () => random() < 0.01);
      const beside = stable(...counted.beside);
      const { kind, message } = judgeAudience(audience(candidate(...counted.audience)), beside);
      assert.notEqual(kind, 'failing', message);
      const [[theirs, failed], [others, othersFailed]] = [counted.audience, counted.drawn];
      const mixed = candidate(theirs + others, failed + othersFailed);
      isAccused ||= judge(mixed, beside).kind === 'failing';
    }
    if (isAccused) mixedUp += 1;
  }
  assert.equal(mixedUp, runs, 'counted as drawn page loads they would have accused it');
});

test('a version that breaks for its audience alone is seen, soon, and is taken back', async () => {
  for (const [rate, most] of [
    [1, 20],
    [0.6, 60],
  ] as const) {
    const random = randomFrom(5);
    let [loads, failed] = [0, 0];
    for (;;) {
      loads += 1;
      if (random() < rate) failed += 1;
      const { verdict } = await decide(audience(candidate(loads, failed)));
      if (verdict.kind === 'failing') {
        assert.match(verdict.message, /page loads of its audience failed or crashed/);
        break;
      }
      assert.ok(loads < most, `${rate} is not seen in ${most} page loads`);
    }
  }
});

test('what is wrong without a failure is seen of an audience, too', () => {
  for (const [more, words] of [
    [{ lost: 90 }, /were never heard of again/],
    [{ symptoms: { blank: 50 } }, /showed an empty page/],
    [{ symptoms: { 'sign-out': 50 } }, /signed their member out/],
  ] as const) {
    const { kind, message } = judgeAudience(audience(candidate(60, 0, more)), stable(900, 9));
    assert.equal(kind, 'failing');
    assert.match(message, words);
  }
});

test('slow networks and refused calls of staff are no evidence, nor is a failure everybody has', () => {
  const symptoms = { 'slow-content': 60, 'failed-call': 60, blocked: 60 };
  const of = audience(candidate(60, 0, { symptoms, errored: 60 }));
  assert.equal(judgeAudience(of, stable(900, 9)).kind, 'healthy');
  assert.notEqual(judgeAudience(audience(candidate(60, 36)), stable(900, 500)).kind, 'failing');
});

test('without a stable version to compare with, a quarter is the bound', () => {
  assert.equal(judgeAudience(audience(candidate(60, 40)), stable(0, 0)).kind, 'failing');
  assert.notEqual(judgeAudience(audience(candidate(60, 6)), stable(0, 0)).kind, 'failing');
});

test('one person of it does not decide alone', () => {
  const symptoms = Array.from({ length: symptomPlaces }, () => 0);
  const loud = { loads: 40, harmed: 40, errored: 0, lost: 0, symptoms };
  const health = candidate(80, 40);
  assert.equal(judgeAudience(audience(health), stable(900, 9)).kind, 'failing');
  const alone = audience(health, { loudest: [loud] });
  assert.notEqual(judgeAudience(alone, stable(900, 9)).kind, 'failing');
});

test('a step for the audience alone goes on by what the audience says, any other by the comparison', async () => {
  const few = await decide(audience(candidate(49, 0)), { share: 0 });
  assert.deepEqual([few.verdict.kind, few.isSeenInStep], ['inconclusive', false]);
  const enough = await decide(audience(candidate(80, 4)), { share: 0 });
  assert.deepEqual([enough.verdict.kind, enough.isSeenInStep], ['healthy', true]);
  assert.equal(enough.verdict.audience?.loads, 80);
  const unclear = await decide(audience(candidate(80, 30)), { share: 0 });
  assert.equal(unclear.verdict.kind, 'inconclusive');
  const before = await decide(audience(candidate(80, 4), { loadsInStep: 0 }), { share: 0 });
  assert.equal(before.isSeenInStep, false);
  const drawn = await decide(audience(candidate(80, 0)), { candidate: candidate(20, 0) });
  assert.deepEqual([drawn.verdict.kind, drawn.isSeenInStep], ['inconclusive', false]);
  const silent = await decide(audience(candidate(0, 0)));
  assert.deepEqual([silent.verdict.kind, silent.isSeenInStep], ['healthy', true]);
});

test('what fails for visitors is taken back whatever the audience says', async () => {
  const { verdict } = await decide(audience(candidate(500, 0)), { candidate: candidate(90, 45) });
  assert.equal(verdict.kind, 'failing');
  assert.ok(defaultRule.failingSample < 90);
});
