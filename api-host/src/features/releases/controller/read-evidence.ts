import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { loudestWitnesses } from '../evidence/witnesses.repository';
import { weightsNow } from '../evidence/weights';
import type { EvidenceLimits } from '../evidence/weights';
import { readArms } from '../health/health.repository';
import type { Evidence } from './judge-evidence';
import type { RolloutRow } from './rollouts.repository';

/** Reads what page loads say about a rollout. */
export type ReadEvidence = (db: Database, rollout: RolloutRow) => Promise<Evidence>;

/** Reads it from the counts, under the limits of this installation. */
export function evidenceReader(clock: Clock, limits: EvidenceLimits): ReadEvidence {
  return async (db, rollout) => {
    const { leftOut } = await weightsNow(db, clock, limits);
    const inStep = await readArms(db, rollout, ['member'], rollout.step_started_at);
    return {
      members: await readArms(db, rollout, ['member']),
      loadsInStep: inStep.candidate.loads,
      everybody: await readArms(db, rollout, ['member', 'anonymous']),
      loudest: {
        members: await loudestWitnesses(db, rollout.id, 'member', leftOut.members),
        networks: await loudestWitnesses(db, rollout.id, 'network', leftOut.networks),
      },
    };
  };
}
