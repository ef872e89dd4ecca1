import { theController } from '../record/who';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../database/schema';
import type { SuiteRecord } from 'shared-kit/contract/releases';
import { changingRecordUnlessBusy, currentRecord } from '../record/entries.repository';
import type { Clock } from '../../../clock';
import { blockersOf } from '../compatibility/findings';
import { outsideOfWindows } from '../abilities';
import { advance, takeBack } from './advance';
import type { Rule } from './judge';
import { judgeRollout } from './judge-rollout';
import type { Judgement } from './judge-rollout';
import { closedGates, readStanding, withGates } from '../gates/ask-gates';
import { askForApproval, noteVerdict } from './note-verdict';
import type { ReadEvidence } from './read-evidence';
import { bakedAt, currentStep, findOpenRollout, openRollouts } from './rollouts.repository';
import type { RolloutRow } from './rollouts.repository';

export interface ControllerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly readEvidence: ReadEvidence;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  readonly rule?: Rule;
}

/**
 * Looks once at every rollout under way and does what follows: step on, promote, take back, or hold. Any
 * number of hosts may call it at any time: a database lock lets one of them through.
 */
export async function controlReleases(deps: ControllerDeps): Promise<void> {
  for (const rollout of await openRollouts(deps.db)) await controlRollout(deps, rollout);
}

async function controlRollout(deps: ControllerDeps, rollout: RolloutRow): Promise<void> {
  // Before the lock: a measurement that hangs or throws must not hold up a rollback by a person.
  const judgement = await judgeRollout(deps, rollout);
  const done = await changingRecordUnlessBusy(deps.db, async (transaction) => {
    const record = await currentRecord(transaction);
    const current = await findOpenRollout(transaction, rollout.remote);
    // Somebody was quicker: the next look sees what they have done.
    if (!record || current?.id !== rollout.id || current.step !== rollout.step) return 'stale';
    return decide(deps, transaction, { record, rollout: current, ...judgement });
  });
  if (done !== null && done !== 'held' && done !== 'stale') {
    const { remote, version } = rollout;
    deps.log.info({ remote, version, verdict: judgement.verdict }, `release controller: ${done}`);
  }
}

type Outcome = 'held' | 'stale' | 'rolled back' | 'advanced' | 'asked for approval';

async function decide(
  deps: ControllerDeps,
  transaction: Database,
  known: Judgement & { readonly record: SuiteRecord; readonly rollout: RolloutRow },
): Promise<Outcome> {
  const { record, rollout } = known;
  const gates = await readStanding(transaction, rollout, deps.clock());
  const verdict = withGates(known.verdict, gates ?? []);
  const cause = { at: deps.clock(), who: theController, why: verdict.message, evidence: verdict };
  if (verdict.kind === 'failing') {
    await takeBack(transaction, record, rollout, cause);
    return 'rolled back';
  }
  if (record.frozen === true || !isReady(deps, known)) {
    await noteVerdict(deps, transaction, rollout, verdict);
    return 'held';
  }
  const outside = outsideOfWindows(rollout, cause.at);
  if (outside !== null) {
    await noteVerdict(deps, transaction, rollout, verdict, `${outside}.`);
    return 'held';
  }
  const against = await blockersOf(transaction, rollout);
  if (against.length > 0) {
    const message = `It is healthy and may not go on. ${against.join(' ')}`;
    await noteVerdict(deps, transaction, rollout, { ...verdict, kind: 'error', message });
    return 'held';
  }
  // Asked elsewhere, because whoever answers slowly must not hold up the other rollouts. What was said stays
  // on the screen until they answer again.
  const closed =
    gates === null ? (rollout.held ?? 'Its gates are asked first.') : closedGates(gates);
  if (closed !== null) {
    await noteVerdict(deps, transaction, rollout, verdict, closed);
    return 'held';
  }
  if (currentStep(rollout).approval) {
    await askForApproval(deps, transaction, rollout, verdict);
    return rollout.awaits_approval ? 'held' : 'asked for approval';
  }
  await advance(transaction, record, rollout, cause);
  return 'advanced';
}

/** Baked, healthy, and seen often enough in this step. */
function isReady(
  { clock }: ControllerDeps,
  { rollout, verdict, isSeenInStep }: Judgement & { readonly rollout: RolloutRow },
): boolean {
  return (
    rollout.state === 'running' &&
    verdict.kind === 'healthy' &&
    isSeenInStep &&
    clock() >= bakedAt(rollout)
  );
}
