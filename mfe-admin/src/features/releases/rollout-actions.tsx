import { ChevronsUp, Pause, Play, Undo2 } from 'lucide-react';
import type { Rollout } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Button, Row } from 'shared-kit/ui';
import type { ReleaseControls } from './use-release-controls';

const Actions = styled(Row)`
  @media (max-width: 640px) {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;

interface RolloutActionsProps {
  readonly rollout: Rollout;
  readonly controls: ReleaseControls;
}

/** What a release manager does with a rollout under way. */
export function RolloutActions({ rollout, controls }: RolloutActionsProps) {
  const { remote, state, awaitsApproval } = rollout;
  const goOn = awaitsApproval ? 'Approve' : 'Promote';
  const hold = state === 'paused' ? 'resume' : 'pause';
  const promoteRefusal = controls.refusalOf(remote, 'promote');
  const backRefusal = controls.refusalOf(remote, 'rollBack');
  // Right after a press the state is the expected one, and what the host said was about the one before.
  const isHolding =
    (controls.pending?.kind === 'pause' || controls.pending?.kind === 'resume') &&
    controls.pending.remote === remote;
  return (
    <Actions>
      <Button
        icon={<ChevronsUp size={16} aria-hidden />}
        aria-label={`${goOn} ${remote}`}
        disabled={promoteRefusal !== null}
        title={promoteRefusal ?? undefined}
        onClick={() => controls.open({ kind: 'promote', remote })}
      >
        {goOn}
      </Button>
      <Button
        icon={hold === 'pause' ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
        aria-label={`${hold === 'pause' ? 'Pause' : 'Resume'} ${remote}`}
        disabled={isHolding || controls.refusalOf(remote, hold) !== null}
        onClick={() => controls.make({ kind: hold, remote, seen: controls.status.record.serial })}
      >
        {hold === 'pause' ? 'Pause' : 'Resume'}
      </Button>
      <Button
        variant="danger"
        icon={<Undo2 size={16} aria-hidden />}
        aria-label={`Roll back ${remote}`}
        disabled={backRefusal !== null}
        title={backRefusal ?? undefined}
        onClick={() => controls.open({ kind: 'rollBack', remote })}
      >
        Roll back
      </Button>
    </Actions>
  );
}
