import { useId, useState } from 'react';
import type { Rollout } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Button, FieldGroup, Form, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { RefusalText } from './refusal-text';
import { nextShare, percentOf } from './release-words';
import type { ReleaseControls } from './use-release-controls';

const Choices = styled(FieldGroup)`
  gap: var(--space-1);

  > label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control-height-small);
    cursor: pointer;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--color-accent);
  }
  @media (pointer: coarse) {
    > label {
      min-height: 44px;
    }
  }
`;

interface PromoteDialogProps {
  readonly rollout: Rollout;
  readonly controls: ReleaseControls;
}

/** Takes a rollout on without waiting for the bake. */
export default function PromoteDialog({ rollout, controls }: PromoteDialogProps) {
  const form = useId();
  const { remote, version, verdict, awaitsApproval } = rollout;
  const goOn = awaitsApproval ? 'Approve' : 'Promote';
  const share = nextShare(rollout);
  const [wantsAll, setWantsAll] = useState(share === null);
  const all = wantsAll || share === null;
  const [reason, setReason] = useState('');
  const busy = controls.pending !== null;
  const goal = all ? 'everyone' : percentOf(share);
  const { serial: seen } = controls.status.record;
  return (
    <Dialog
      open
      onOpenChange={() => busy || controls.close()}
      title={`${goOn} ${remote} ${version}?`}
      description={
        awaitsApproval
          ? 'It has baked and is healthy. Your approval is kept in the timeline.'
          : verdict?.kind === 'healthy'
            ? 'Its page loads so far are healthy. Promoting it skips the rest of the bake.'
            : 'Its page loads do not yet show that it is healthy. Promoting it does not wait until they do.'
      }
      width={480}
      footer={
        <>
          <Button disabled={busy} onClick={controls.close}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {goOn} to {goal}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        saves={false}
        onSubmit={() =>
          controls.make({ kind: 'promote', remote, all, reason, seen }, controls.close)
        }
      >
        {share !== null && (
          <Choices>
            <legend>How far</legend>
            <label>
              <input type="radio" name="goal" checked={!all} onChange={() => setWantsAll(false)} />
              The next step, {percentOf(share)} of members
            </label>
            <label>
              <input type="radio" name="goal" checked={all} onChange={() => setWantsAll(true)} />
              Everyone
            </label>
          </Choices>
        )}
        <TextField
          label="Why (for the timeline)"
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <RefusalText refusal={controls.refusal} of="promote" />
      </Form>
    </Dialog>
  );
}
