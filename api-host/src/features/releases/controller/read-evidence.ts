import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { countMembers, loudestWitnesses } from '../evidence/witnesses.repository';
import { weightsNow } from '../evidence/weights';
import type { EvidenceLimits } from '../evidence/weights';
import { readArms } from '../health/health.repository';
import { settleSilentLoads } from '../health/lost-loads';
import type { Evidence } from './judge-evidence';
import { currentStep } from './rollouts.repository';
import type { RolloutRow } from './rollouts.repository';

/** Reads what page loads say about a rollout. */
export type ReadEvidence = (db: Database, rollout: RolloutRow) => Promise<Evidence>;

/** Reads it from the counts, under the limits of this installation. */
export function evidenceReader(clock: Clock, limits: EvidenceLimits): ReadEvidence {
  return async (db, rollout) => {
    const { leftOut } = await weightsNow(db, clock, limits);
    await settleSilentLoads(db, rollout, clock());
    const { share } = currentStep(rollout);
    const inStep = await readArms(db, rollout, ['member'], rollout.step_started_at);
    const hasAudience = rollout.audience !== null;
    return {
      members: await readArms(db, rollout, ['member']),
      loadsInStep: inStep.candidate.loads,
      drawn: { share, members: await countMembers(db, rollout.id, share) },
      audience: hasAudience ? await readAudience(db, rollout, leftOut.members) : undefined,
      everybody: await readArms(db, rollout, ['member', 'anonymous']),
      loudest: {
        members: await loudestWitnesses(db, rollout.id, 'member', leftOut.members),
        networks: await loudestWitnesses(db, rollout.id, 'network', leftOut.networks),
      },
    };
  };
}

async function readAudience(db: Database, rollout: RolloutRow, leftOut: number) {
  const all = await readArms(db, rollout, ['audience']);
  const inStep = await readArms(db, rollout, ['audience'], rollout.step_started_at);
  return {
    health: all.candidate,
    loadsInStep: inStep.candidate.loads,
    loudest: await loudestWitnesses(db, rollout.id, 'audience', leftOut),
  };
}
