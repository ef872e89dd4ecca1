import { sql } from 'kysely';
import { defaultSteps, stepsOfRules } from 'shared-kit/contract/releases';
import type { RolloutPlan, RolloutStep } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { fittingShare, secondsToSee } from '../controller/sight';
import type { Surroundings } from '../controller/sight';
import { defaultEvidenceLimits, weightsNow } from '../evidence/weights';
import { minuteOf } from '../health/minute';
import type { ReleaseDeps } from '../release-deps';
import { requireBuild } from './asked';

/** Over how much the traffic of a remote is counted. */
const recentMinutes = 60;

/** What is said of: always, one of five, one of twenty page loads failing. */
const rates = [1, 0.2, 0.05] as const;

type Deps = Pick<ReleaseDeps, 'db' | 'clock' | 'evidenceLimits'>;

/** The steps of a rollout where nobody names any: the first one fits the traffic. */
export async function fittingSteps(deps: Deps, remote: string): Promise<RolloutStep[]> {
  return stepsFrom(fittingShare(await trafficOf(deps, remote)));
}

/** What would be seen by when, at a share or else at the one that fits. */
export async function planRollout(
  deps: Deps,
  asked: {
    readonly remote: string;
    readonly version?: string | undefined;
    readonly share?: number | undefined;
  },
): Promise<RolloutPlan> {
  const { remote, version } = asked;
  const build = version === undefined ? null : await requireBuild(deps.db, remote, version);
  const rules = build?.rules ?? null;
  const traffic = await trafficOf(deps, remote);
  const steps = stepsOfRules(rules) ?? stepsFrom(fittingShare(traffic));
  const share = asked.share ?? steps[0]?.share ?? 0;
  const sights = rates.map((failing) => ({
    failing,
    usualSeconds: secondsToSee({ ...traffic, share }, failing, 0.5),
    mostSeconds: secondsToSee({ ...traffic, share }, failing, 0.95),
  }));
  const { loadsPerMinute } = traffic;
  return {
    loadsPerMinute,
    share,
    steps,
    rules,
    sights,
    message: sentenceOf(loadsPerMinute, share, sights),
  };
}

/** The usual steps behind a first share. */
function stepsFrom(share: number): RolloutStep[] {
  const [first, ...others] = defaultSteps;
  const begin = { ...first, share, bakeSeconds: first?.bakeSeconds ?? 0, approval: false };
  return [begin, ...others.filter((step) => step.share > share)];
}

/** Page loads of a remote in the last hour, or in as much of it as there were any. */
async function trafficOf(
  { db, clock, evidenceLimits = defaultEvidenceLimits }: Deps,
  remote: string,
): Promise<Omit<Surroundings, 'share'>> {
  const now = clock();
  const since = new Date(now.getTime() - recentMinutes * 60_000);
  const { loads, stable, harmed, first } = await countLoads(db, remote, since);
  const begun = first === null ? now : first;
  const minutes = Math.max(1, (now.getTime() - begun.getTime()) / 60_000);
  const { leftOut } = await weightsNow(db, clock, evidenceLimits);
  return {
    loadsPerMinute: Math.round(loads / minutes),
    stableHarmed: stable === 0 ? 0 : Math.min(1, harmed / stable),
    leftOut,
  };
}

async function countLoads(db: Database, remote: string, since: Date) {
  const { rows } = await sql<{ loads: number; stable: number; harmed: number; first: Date | null }>`
    select coalesce(sum(ready + failed), 0)::integer as loads, min(minute) as first,
      coalesce(sum(ready + failed) filter (where arm = 'stable'), 0)::integer as stable,
      coalesce(sum(failed + crashed) filter (where arm = 'stable'), 0)::integer as harmed
    from release_health
    where remote = ${remote} and arm <> 'fallback' and weight <> 'audience' and minute > ${minuteOf(since)}`.execute(
    db,
  );
  return rows[0] ?? { loads: 0, stable: 0, harmed: 0, first: null };
}

function sentenceOf(loadsPerMinute: number, share: number, sights: RolloutPlan['sights']): string {
  if (loadsPerMinute === 0) {
    return 'No page load of this remote was reported in the last hour, so nothing can be said of when a bad build would be found.';
  }
  if (share === 0) {
    return 'The first step is for the audience alone: what fails for surely more than a quarter of its page loads is taken back, once 10 of them were seen; the next step is compared with the stable version.';
  }
  const [always, ...rarer] = sights;
  const at = `At ${loadsPerMinute.toLocaleString('en')} page loads a minute and ${share / 100}%`;
  const found = `a build that fails always is taken back within ${lengthOf(always?.mostSeconds ?? null)}`;
  const others = rarer.map(
    ({ failing, usualSeconds }) => `${failing * 100}% failing in about ${lengthOf(usualSeconds)}`,
  );
  return `${at}, ${found}; ${others.join(', ')}.`;
}

function lengthOf(seconds: number | null): string {
  if (seconds === null) return 'more than a week';
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 100 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3_600) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
