import type { Verdict } from 'shared-kit/contract/releases';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { addNotice } from './notices.repository';
import { changeRollout } from './rollouts.repository';
import type { RolloutRow } from './rollouts.repository';

interface NoteDeps {
  readonly clock: Clock;
}

/** Evaluation goes on while a person is asked: a candidate that turns bad is still taken back. */
export async function askForApproval(
  deps: NoteDeps,
  transaction: Database,
  rollout: RolloutRow,
  verdict: Verdict,
): Promise<void> {
  await changeRollout(transaction, rollout.id, { awaits_approval: true, held: null, verdict });
  if (!rollout.awaits_approval) await notify(deps, transaction, 'approval', rollout, verdict);
}

/** An error is told to somebody, once; no data and unclear data only hold. */
export async function noteVerdict(
  deps: NoteDeps,
  transaction: Database,
  rollout: RolloutRow,
  verdict: Verdict,
  held: string | null = null,
): Promise<void> {
  await changeRollout(transaction, rollout.id, { verdict, held });
  const isNews = verdict.kind === 'error' && rollout.verdict?.kind !== 'error';
  if (isNews) await notify(deps, transaction, 'alert', rollout, verdict);
}

async function notify(
  { clock }: NoteDeps,
  transaction: Database,
  kind: 'alert' | 'approval',
  { id, remote, version }: RolloutRow,
  verdict: Verdict,
): Promise<void> {
  const at = clock();
  await addNotice(transaction, at, { kind, at, rollout: id, remote, version, verdict });
}
