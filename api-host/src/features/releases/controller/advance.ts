import { describeAudience } from 'shared-kit/contract/releases';
import type { ReleaseEntry, SuiteRecord, Verdict } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { contentOf, withCandidate, withoutCandidate, withStable } from '../record/change-record';
import { issueRecord } from '../record/entries.repository';
import { forgetTakenBack, noteTakenBack } from '../record/taken-back.repository';
import type { Who } from '../record/who';
import { changeRollout } from './rollouts.repository';
import type { RolloutRow } from './rollouts.repository';

/** Who changes a rollout and why; evidence when a verdict decided. */
export interface Cause {
  readonly at: Date;
  readonly who: Who;
  readonly why: string;
  readonly evidence: Verdict | null;
}

const percent = (share: number): string => `${share / 100}%`;

/** Whom a step goes to besides those who are drawn. */
const beside = ({ audience }: RolloutRow): string =>
  audience === null ? '' : ` and to ${describeAudience(audience)}`;

function candidateOf(record: SuiteRecord, { remote, id }: RolloutRow) {
  const candidate = record.remotes[remote]?.candidate;
  if (candidate?.rollout !== id) throw new Error(`The record does not carry rollout ${id}`);
  return candidate;
}

/** Takes a rollout to its next step, or after the last, or when asked to, to everyone. */
export async function advance(
  transaction: Database,
  record: SuiteRecord,
  rollout: RolloutRow,
  cause: Cause & { readonly all?: boolean },
): Promise<void> {
  const next = rollout.steps[rollout.step + 1];
  if (!next || cause.all === true) return promote(transaction, record, rollout, cause);
  const { remote, version } = rollout;
  const candidate = { ...candidateOf(record, rollout), share: next.share };
  await issue(transaction, withCandidate(remote, candidate)(contentOf(record)), rollout, cause, {
    action: 'step',
    what: `${remote} ${version} goes to ${percent(next.share)}${beside(rollout)}.`,
  });
  await changeRollout(transaction, rollout.id, {
    state: 'running',
    step: rollout.step + 1,
    step_started_at: cause.at,
    awaits_approval: false,
    held: null,
    verdict: cause.evidence,
  });
}

async function promote(
  transaction: Database,
  record: SuiteRecord,
  rollout: RolloutRow,
  cause: Cause,
): Promise<void> {
  const { remote, version } = rollout;
  const { release } = candidateOf(record, rollout);
  await issue(transaction, withStable(remote, release)(contentOf(record)), rollout, cause, {
    action: 'promote',
    what: `Everyone gets ${remote} ${version}.`,
  });
  await forgetTakenBack(transaction, remote, version);
  await changeRollout(transaction, rollout.id, {
    state: 'promoted',
    awaits_approval: false,
    verdict: cause.evidence,
  });
}

/** Takes the candidate back: everyone gets stable with the next page load. */
export async function takeBack(
  transaction: Database,
  record: SuiteRecord,
  rollout: RolloutRow,
  cause: Cause,
): Promise<void> {
  const { remote, version, against } = rollout;
  await issue(transaction, withoutCandidate(remote)(contentOf(record)), rollout, cause, {
    action: 'rollback',
    what: `${remote} ${version} is taken back; everyone gets ${against}.`,
  });
  await noteTakenBack(transaction, rollout, cause);
  await changeRollout(transaction, rollout.id, {
    state: 'rolled-back',
    awaits_approval: false,
    verdict: cause.evidence,
  });
}

async function issue(
  transaction: Database,
  content: ReturnType<typeof contentOf>,
  { remote }: RolloutRow,
  { at, who, why, evidence }: Cause,
  words: Pick<ReleaseEntry, 'action' | 'what'>,
): Promise<void> {
  await issueRecord(transaction, at, content, { ...words, who, why, remote, evidence });
}
