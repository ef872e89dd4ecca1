import type { ArmHealth, Verdict } from 'shared-kit/contract/releases';
import { confidenceSequence } from './confidence-sequence';
import { seenOf } from './judge';
import { without } from './judge-evidence';
import type { AudienceEvidence } from './judge-evidence';
import { measuresOf } from './measures';
import type { Measure } from './measures';
import { defaultRule } from './rule';
import type { Rule } from './rule';

/** Page loads of the audience in a step that is for it alone, before it can be healthy. */
export const audienceSample = 50;

/**
 * By how much people of the audience may differ from those who were not named. Nobody of them has the stable version, so
 * what is theirs and what is the candidate's cannot be told apart below it.
 */
const allowance = 0.25;

/** The chance of a false alarm where people differ by exactly that; beside that of the comparison. */
const alpha = 0.01;

/**
 * What is bad on anybody's device, each with its part of the chance. How fast pages are, which calls fail and what is thrown on the way depends on networks,
 * rights and browsers, in which staff differ from visitors most.
 */
const telling: Partial<Record<Measure['key'], number>> = {
  harmed: 1 / 2,
  lost: 1 / 10,
  blank: 1 / 10,
  frame: 1 / 10,
  'sign-out': 1 / 10,
  redirect: 1 / 10,
};

/**
 * Judges the audience by a bound of its own: surely more than a quarter of its page loads beyond those of the stable version
 * of the same time. It has to stand without the loudest, as in `judgeEvidence`.
 */
export function judgeAudience(
  { health, loudest, loadsInStep }: AudienceEvidence,
  stable: ArmHealth,
  rule: Rule = defaultRule,
): Pick<Verdict, 'kind' | 'message'> {
  const measures = measuresOf(rule).filter(({ key }) => Object.hasOwn(telling, key));
  const rest = without(health, loudest);
  const isFailing = (measure: Measure, of: ArmHealth): boolean => {
    const excess = excessOf(measure, of, stable);
    return seenOf(of) >= rule.failingSample && excess.surely > allowance;
  };
  for (const measure of measures) {
    if (!isFailing(measure, health) || !isFailing(measure, rest)) continue;
    const message = `${measure.read(health)} of ${measure.trials(health)} page loads of its audience ${measure.name}: surely more than a quarter beyond those of ${stable.version}.`;
    return { kind: 'failing', message };
  }
  const unclear = measures.some((measure) => excessOf(measure, health, stable).atMost > allowance);
  if (loadsInStep < audienceSample || unclear) {
    const message = `Not clear yet: ${loadsInStep} page loads of its audience in this step, ${health.harmed} of ${health.loads} in all failed or crashed; at least ${audienceSample} are needed.`;
    return { kind: 'inconclusive', message };
  }
  const message = `${health.harmed} of ${health.loads} page loads of its audience failed or crashed. Only what is bad for a quarter of them can be told of an audience.`;
  return { kind: 'healthy', message };
}

/** How much more of it the audience has than stable. A stable version that nothing is known of has none of it. */
function excessOf(
  { key, read, trials }: Measure,
  audience: ArmHealth,
  stable: ArmHealth,
): { readonly surely: number; readonly atMost: number } {
  const boundsOf = (health: ArmHealth) =>
    confidenceSequence(
      { hits: Math.min(Math.max(0, read(health)), trials(health)), trials: trials(health) },
      (alpha * (telling[key] ?? 0)) / 2,
    );
  const ours = boundsOf(audience);
  const isKnown = seenOf(stable) >= defaultRule.failingSample;
  const theirs = isKnown ? boundsOf(stable) : { low: 0, high: 0 };
  return { surely: ours.low - theirs.high, atMost: ours.high - theirs.low };
}
