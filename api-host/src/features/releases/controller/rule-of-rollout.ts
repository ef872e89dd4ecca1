import type { ReleaseRules, ReleaseThreshold } from 'shared-kit/contract/releases';
import { defaultRule } from './rule';
import type { Allowance, Rule } from './rule';

/** The rule a rollout is judged by: what its build says, and the default for the rest. */
export function ruleOfRollout(rules: ReleaseRules | null, base: Rule = defaultRule): Rule {
  if (rules === null) return base;
  const { thresholds = {}, minimumLoads } = rules;
  return {
    ...base,
    healthySample: minimumLoads ?? base.healthySample,
    harmed: allowanceOf(thresholds.harmed, base.harmed),
    errored: allowanceOf(thresholds.errored, base.errored),
    lost: allowanceOf(thresholds.lost, base.lost),
    symptom: allowanceOf(thresholds.symptom, base.symptom),
  };
}

/** A file has percentage points, a rule has parts of one. */
const allowanceOf = (threshold: ReleaseThreshold | undefined, base: Allowance): Allowance =>
  threshold ? { tolerance: threshold.failing / 100, margin: threshold.healthy / 100 } : base;
