import { approvalOfStep, describeApproval } from 'shared-kit/contract/releases';
import type { ReleaseApproval } from 'shared-kit/contract/releases';
import type { RolloutRow } from '../controller/rollouts.repository';
import type { Who } from '../record/who';

type Asked = Pick<RolloutRow, 'remote' | 'rules' | 'steps' | 'step' | 'started_by_id'>;

/**
 * Why somebody may not take a rollout on: the rules of its build ask for the word of somebody else. Null when they
 * may. With `all` every step that is left is asked for, because all of them are skipped.
 */
export function refusedApproval(rollout: Asked, who: Who, all: boolean): string | null {
  const { rules, step, steps, remote } = rollout;
  const last = all ? steps.length - 1 : step;
  for (let at = step; at <= last; at += 1) {
    // A program is nobody who could look at it.
    if (steps[at]?.approval === true && who.token !== undefined) {
      return `${remote} goes on from step ${at + 1} only with the approval of a person, not of a token`;
    }
    const approval = approvalOfStep(rules, at);
    if (approval && !mayApprove(approval, rollout, who)) {
      return `${remote} goes on from step ${at + 1} only with the approval of ${describeApproval(approval)}`;
    }
  }
  return null;
}

function mayApprove({ by, another }: ReleaseApproval, rollout: Asked, who: Who): boolean {
  if (!by.some((role) => who.roles?.includes(role))) return false;
  return !another || (who.account !== null && who.account !== rollout.started_by_id);
}
