import { toHealth, noSums } from '../health/health-sums';
import type { Weights } from '../evidence/weights';
import { judgeEvidence } from './judge-evidence';
import { poissonQuantile } from './poisson-quantile';

/**
 * What passes besides the page loads themselves, in seconds: a report may wait two seconds in the browser, and
 * the controller looks every two.
 */
export const overheadSeconds = 4;

/** Beyond it nobody waits for a verdict. */
const longestSeconds = 7 * 86_400;

/** The slower case: nobody is signed in, so that networks have to agree. */
const nobody = {
  candidate: toHealth('candidate', noSums()),
  stable: toHealth('stable', noSums()),
};

/** The page loads a build would be judged by. */
export interface Surroundings {
  /** Page loads a minute of the remote, over both arms. */
  readonly loadsPerMinute: number;
  /** The candidate's share, of 10,000. */
  readonly share: number;
  /** Share of page loads of stable that are harmed anyway, from 0 to 1. */
  readonly stableHarmed: number;
  /** Networks that must not decide by themselves: so many of the loudest page loads are left out. */
  readonly leftOut: Weights['leftOut'];
}

/**
 * In how many seconds the controller takes back a build of which a share of page loads fails, in so many of
 * 100 rollouts; null when not within a week. Asked of the controller's own verdict: for the page loads
 * that have come by a moment, with as few harmed ones as chance leaves in the rest of the rollouts.
 *
 * @param failing share of the candidate's page loads that are harmed, from 0 to 1
 * @param power share of rollouts, 0.5 for the middle one
 */
export function secondsToSee(around: Surroundings, failing: number, power: number): number | null {
  const isSeen = (seconds: number) => isFailingAfter(around, failing, power, seconds);
  if (around.loadsPerMinute <= 0 || !isSeen(longestSeconds)) return null;
  let [early, late] = [0, longestSeconds];
  while (late - early > 0.5 && late / Math.max(early, 0.5) > 1.01) {
    const middle = (early + late) / 2;
    if (isSeen(middle)) late = middle;
    else early = middle;
  }
  return Math.ceil(late) + overheadSeconds;
}

function isFailingAfter(
  { loadsPerMinute, share, stableHarmed, leftOut }: Surroundings,
  failing: number,
  power: number,
  seconds: number,
): boolean {
  const loads = (loadsPerMinute / 60) * seconds;
  const [candidates, stables] = [(loads * share) / 10_000, loads * (1 - share / 10_000)];
  const harmed = poissonQuantile(candidates * failing, 1 - power);
  const fine = Math.round(candidates * (1 - failing));
  const beside = Math.round(stables);
  const besideHarmed = Math.round(stables * stableHarmed);
  const arms = {
    candidate: toHealth('candidate', { ...noSums(), ready: fine, failed: harmed }),
    stable: toHealth('stable', {
      ...noSums(),
      ready: beside - besideHarmed,
      failed: besideHarmed,
    }),
  };
  // Each of the loudest has given one: many visitors, none of them often.
  const one = { loads: 1, harmed: 1, errored: 0, lost: 0, symptoms: [] };
  const witnesses = (count: number) => Array.from({ length: Math.min(count, harmed) }, () => one);
  const { kind } = judgeEvidence({
    members: nobody,
    everybody: arms,
    loadsInStep: 0,
    drawn: { share, members: { stable: 0, candidate: 0 } },
    loudest: { members: witnesses(leftOut.members), networks: witnesses(leftOut.networks) },
  });
  return kind === 'failing';
}

/** How soon a build that fails always should be back, in seconds, in 95 of 100 rollouts. */
export const wantedSeconds = 30;

const firstShares = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000] as const;

/**
 * The smallest first share, in whole percents, at which a build that fails always is back in time; 10% where the
 * page loads are too few for that, and 1% where there are none to go by.
 */
export function fittingShare(around: Omit<Surroundings, 'share'>): number {
  if (around.loadsPerMinute <= 0) return firstShares[0];
  let [first, last] = [0, firstShares.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const seconds = secondsToSee({ ...around, share: firstShares[middle] ?? 1_000 }, 1, 0.95);
    if (seconds !== null && seconds <= wantedSeconds) last = middle;
    else first = middle + 1;
  }
  return firstShares[first] ?? 1_000;
}
