import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { confidenceSequence } from './confidence-sequence';
import { defaultRule, judge } from './judge';

function arm(version: string, loads: number, harm: Partial<ArmHealth> = {}): ArmHealth {
  const { failed = 0, crashed = 0, errored = 0 } = harm;
  const ready = loads - failed;
  return {
    version,
    loads,
    ready,
    failed,
    crashed,
    errored,
    harmed: failed + crashed,
    loadMsP75: 500,
  };
}
const stable = (loads: number, harm?: Partial<ArmHealth>) => arm('1.0.0', loads, harm);
const candidate = (loads: number, harm?: Partial<ArmHealth>) => arm('1.1.0', loads, harm);

/** A small generator with a fixed beginning (mulberry32): the same draws in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('bounds are those of the formula', () => {
  // Without a hit: B(½, n + ½) / B(½, ½) / (1 - p)^n = 1 / alpha, solved by hand for n = 1:
  // B(½, 1½) / B(½, ½) = ½, so 1 - p = alpha / 2.
  const one = confidenceSequence({ hits: 0, trials: 1 }, 0.05);
  assert.ok(Math.abs(one.high - 0.975) < 1e-9);
  assert.equal(one.low, 0);
  const mirrored = confidenceSequence({ hits: 1, trials: 1 }, 0.05);
  assert.ok(Math.abs(mirrored.low - 0.025) < 1e-9);
  assert.equal(mirrored.high, 1);
  assert.deepEqual(confidenceSequence({ hits: 0, trials: 0 }, 0.05), { low: 0, high: 1 });
});

test('bounds close in on the truth as trials grow', () => {
  let width = 1;
  for (const trials of [10, 100, 1_000, 10_000, 1_000_000]) {
    const { low, high } = confidenceSequence({ hits: trials / 10, trials }, 0.0025);
    assert.ok(low < 0.1 && high > 0.1);
    assert.ok(high - low < width);
    width = high - low;
  }
  assert.ok(width < 0.004);
});

test('looking after every page load excludes the truth as rarely as promised', () => {
  const random = randomFrom(7);
  const alpha = 0.05;
  let wrong = 0;
  const runs = 400;
  for (let run = 0; run < runs; run += 1) {
    let hits = 0;
    for (let trials = 1; trials <= 300; trials += 1) {
      if (random() < 0.03) hits += 1;
      const { low, high } = confidenceSequence({ hits, trials }, alpha);
      if (low <= 0.03 && high >= 0.03) continue;
      wrong += 1;
      break;
    }
  }
  assert.ok(wrong <= runs * alpha, `${wrong} of ${runs}`);
});

test('a version no worse is not accused although it is judged 300 times', () => {
  const random = randomFrom(11);
  let accused = 0;
  for (let run = 0; run < 200; run += 1) {
    const failed = [0, 0];
    for (let loads = 10; loads <= 3_000; loads += 10) {
      for (let draw = 0; draw < 20; draw += 1) if (random() < 0.02) failed[draw % 2]! += 1;
      const verdict = judge(
        candidate(loads, { failed: failed[0]! }),
        stable(loads, { failed: failed[1]! }),
      );
      if (verdict.kind === 'failing') {
        accused += 1;
        break;
      }
    }
  }
  assert.ok(accused <= 200 * defaultRule.alpha, `${accused} of 200`);
});

test('a version that always fails is failing after the smallest sample', () => {
  assert.equal(judge(candidate(9, { failed: 9 }), stable(900)).kind, 'inconclusive');
  const verdict = judge(candidate(10, { failed: 10 }), stable(900));
  assert.equal(verdict.kind, 'failing');
  assert.match(
    verdict.message,
    /^10 of 10 page loads of 1\.1\.0 .* beside 0 of 900 page loads of 1\.0\.0/,
  );
});

test('crashes count like failures, and unhandled errors have a measure of their own', () => {
  assert.equal(judge(candidate(300, { crashed: 60 }), stable(3_000)).kind, 'failing');
  const verdict = judge(candidate(300, { errored: 60 }), stable(3_000));
  assert.equal(verdict.kind, 'failing');
  assert.match(verdict.message, /unhandled error/);
});

test('both as bad is not failing: something else is broken', () => {
  const verdict = judge(candidate(500, { failed: 400 }), stable(5_000, { failed: 4_000 }));
  assert.equal(verdict.kind, 'inconclusive');
});

test('healthy needs a sample that excludes more than the margin', () => {
  assert.equal(judge(candidate(199), stable(9_000)).kind, 'inconclusive');
  assert.equal(judge(candidate(200), stable(9_000)).kind, 'inconclusive');
  const verdict = judge(candidate(1_000), stable(9_000));
  assert.equal(verdict.kind, 'healthy');
  assert.match(verdict.message, /0 of 1000 page loads/);
});

test('no data is no success', () => {
  assert.equal(judge(candidate(0), stable(0)).kind, 'inconclusive');
  assert.equal(judge(candidate(1_000), stable(0)).kind, 'inconclusive');
  assert.equal(judge(candidate(0), stable(10_000)).kind, 'inconclusive');
});

test('counts that cannot be are an error, not a verdict', () => {
  assert.equal(judge(candidate(100, { crashed: 200 }), stable(100)).kind, 'error');
  assert.equal(judge(candidate(1_000), stable(-1)).kind, 'error');
});

test('a batch that overtakes another is no contradiction', () => {
  const early = { ...candidate(20), ready: 19, loads: 19, crashed: 20, harmed: 20 };
  assert.notEqual(judge(early, stable(500)).kind, 'error');
});
