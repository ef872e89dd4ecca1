import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../../testing/random-from';
import { noSums, toHealth } from '../health/health-sums';
import { judgeEvidence } from './judge-evidence';
import { poissonQuantile } from './poisson-quantile';
import { fittingShare, overheadSeconds, secondsToSee, wantedSeconds } from './sight';
import type { Surroundings } from './sight';

const around: Surroundings = {
  loadsPerMinute: 1_000,
  share: 1_000,
  stableHarmed: 0,
  leftOut: { members: 1, networks: 4 },
};

test('a Poisson quantile is what so many draws reach', () => {
  // P(X <= 4) = 0.029 and P(X <= 5) = 0.067 at a mean of 10: 95 of 100 draws reach 5.
  assert.equal(poissonQuantile(10, 0.05), 5);
  assert.equal(poissonQuantile(10, 0.5), 10);
  assert.equal(poissonQuantile(0, 0.05), 0);
  assert.ok(Math.abs(poissonQuantile(501, 0.05) - poissonQuantile(499, 0.05)) <= 3);
});

const nobody = { candidate: toHealth('c', noSums()), stable: toHealth('s', noSums()) };

/** Page loads that come one by one, judged every two seconds as the controller does: the second it is failing. */
function simulate(failing: number, random: () => number): number {
  const { loadsPerMinute, share, leftOut } = around;
  const one = { loads: 1, harmed: 1, errored: 0, lost: 0, symptoms: [] };
  const perLook = 2;
  const counts = { fine: 0, harmed: 0, stable: 0 };
  for (let seconds = perLook; seconds < 3_600; seconds += perLook) {
    const expected = (loadsPerMinute / 60) * perLook;
    // Arrivals of two seconds: as many as fit by exponential gaps.
    for (let at = -Math.log(1 - random()); at < expected; at -= Math.log(1 - random())) {
      if (random() >= share / 10_000) counts.stable += 1;
      else if (random() < failing) counts.harmed += 1;
      else counts.fine += 1;
    }
    const arms = {
      candidate: toHealth('c', { ...noSums(), ready: counts.fine, failed: counts.harmed }),
      stable: toHealth('s', { ...noSums(), ready: counts.stable }),
    };
    const witnesses = (count: number) =>
      Array.from({ length: Math.min(count, counts.harmed) }, () => one);
    const { kind } = judgeEvidence({
      members: nobody,
      everybody: arms,
      loadsInStep: 0,
      drawn: { share: 0, members: { stable: 0, candidate: 0 } },
      loudest: { members: witnesses(leftOut.members), networks: witnesses(leftOut.networks) },
    });
    if (kind === 'failing') return seconds;
  }
  return Number.POSITIVE_INFINITY;
}

for (const failing of [1, 0.2, 0.05]) {
  test(`what is foretold of ${failing * 100}% failing is what page loads that come by chance show`, () => {
    const random = randomFrom(5);
    const runs = Array.from({ length: 120 }, () => simulate(failing, random)).toSorted(
      (a, b) => a - b,
    );
    for (const power of [0.5, 0.95]) {
      const seen = runs[Math.ceil(runs.length * power) - 1] ?? 0;
      const foretold = (secondsToSee(around, failing, power) ?? 0) - overheadSeconds;
      // A look every two seconds rounds up, and 120 runs have a spread of their own.
      assert.ok(
        foretold <= seen * 1.25 + 2 && foretold >= seen * 0.75 - 4,
        `${power}: foretold ${foretold} s, seen ${seen} s`,
      );
    }
  });
}

test('without traffic nothing is seen, and with little it takes long', () => {
  assert.equal(secondsToSee({ ...around, loadsPerMinute: 0 }, 1, 0.95), null);
  const few = secondsToSee({ ...around, loadsPerMinute: 10 }, 1, 0.95) ?? 0;
  const many = secondsToSee(around, 1, 0.95) ?? 0;
  assert.ok(few > 50 * many, `${few} and ${many}`);
});

test('what fails no more often than stable is never seen', () => {
  assert.equal(secondsToSee({ ...around, stableHarmed: 0.05 }, 0.05, 0.5), null);
});

test('the first step fits the traffic: what fails always is back within 30 s at 1,000 page loads a minute', () => {
  const share = fittingShare(around);
  assert.ok((secondsToSee({ ...around, share }, 1, 0.95) ?? 99) <= wantedSeconds);
  assert.ok((secondsToSee({ ...around, share: share - 100 }, 1, 0.95) ?? 99) > wantedSeconds);
  assert.equal(fittingShare({ ...around, loadsPerMinute: 20_000 }), 100, 'no more than it takes');
  assert.equal(fittingShare({ ...around, loadsPerMinute: 5 }), 1_000, 'nor more than a tenth');
  assert.equal(fittingShare({ ...around, loadsPerMinute: 0 }), 100);
});
