import type { FastifyBaseLogger } from 'fastify';
import type { Verdict } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { judgeAlone } from './judge-alone';
import type { Rule } from './judge';
import { judgeEvidence } from './judge-evidence';
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
  /** Candidate's page loads of signed-in members since the present step began. */
  readonly loadsInStep: number;
}

/** Looks at a rollout. A measurement that cannot be read is a verdict too: it holds. */
export async function judgeRollout(deps: JudgeDeps, rollout: RolloutRow): Promise<Judgement> {
  try {
    const evidence = await deps.readEvidence(deps.db, rollout);
    const compared = judgeEvidence(evidence, ruleOfRollout(rollout.rules, deps.rule));
    const alone = compared.kind === 'inconclusive' ? judgeAlone(evidence) : null;
    return { verdict: alone ?? compared, loadsInStep: evidence.loadsInStep };
  } catch (error) {
    deps.log.error({ err: error, rollout: rollout.id }, 'release health cannot be read');
    const message = 'The health could not be read; nothing is changed until it can.';
    return { verdict: { kind: 'error', message, candidate: null, stable: null }, loadsInStep: 0 };
  }
}
