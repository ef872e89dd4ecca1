import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { audienceSample, judgeAudience } from './judge-audience';
import { judgeAlone } from './judge-alone';
import type { Rule } from './judge';
import { judgeEvidence } from './judge-evidence';
import type { Evidence } from './judge-evidence';
import type { ReadEvidence } from './read-evidence';
import { ruleOfRollout } from './rule-of-rollout';
import type { RolloutRow } from './rollouts.repository';

/** What a rollout is judged with. */
interface JudgeDeps {
  readonly db: Database;
  readonly readEvidence: ReadEvidence;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly rule?: Rule;
}

/** What one look at a rollout amounts to. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Whether enough page loads were seen since the present step began. */
  readonly isSeenInStep: boolean;
}

/** Looks at a rollout. A measurement that cannot be read is a verdict too: it holds. */
export async function judgeRollout(deps: JudgeDeps, rollout: RolloutRow): Promise<Judgement> {
  try {
    const evidence = await deps.readEvidence(deps.db, rollout);
    const rule = ruleOfRollout(rollout.rules, deps.rule);
    const compared = judgeEvidence(evidence, rule);
    const alone = compared.kind === 'inconclusive' ? judgeAlone(evidence) : null;
    return withAudience(alone ?? compared, evidence, rule);
  } catch (error) {
    deps.log.error({ err: error, rollout: rollout.id }, 'release health cannot be read');
    const message = 'The health could not be read; nothing is changed until it can.';
    const verdict = { kind: 'error', message, candidate: null, stable: null } as const;
    return { verdict, isSeenInStep: false };
  }
}

/** What is bad for the audience is bad; how well it fares is no comparison, and decides only where there is none. */
function withAudience(compared: Verdict, evidence: Evidence, rule: Rule): Judgement {
  const { audience, drawn, everybody, loadsInStep } = evidence;
  const isSeenInStep = loadsInStep >= rule.healthySample;
  if (!audience) return { verdict: compared, isSeenInStep };
  const judged = judgeAudience(audience, everybody.stable, rule);
  const shown = { ...compared, audience: audience.health };
  const isDecided = compared.kind === 'failing' || compared.kind === 'error';
  const isAlone = drawn.share === 0;
  const decides = !isDecided && (isAlone || judged.kind === 'failing');
  return {
    verdict: decides ? { ...shown, ...judged } : shown,
    isSeenInStep: isAlone ? audience.loadsInStep >= audienceSample : isSeenInStep,
  };
}
