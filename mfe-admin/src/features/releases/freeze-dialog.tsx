import { useId, useState } from 'react';
import { Button, Form, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { RefusalText } from './refusal-text';
import type { ReleaseControls } from './use-release-controls';

/** Freezes all releases, or lifts the freeze. */
export default function FreezeDialog({ controls }: { readonly controls: ReleaseControls }) {
  const form = useId();
  const [reason, setReason] = useState('');
  // Settled when the dialog opens: a poll must not turn a freeze into its opposite.
  const [frozen] = useState(controls.status.record.frozen !== true);
  const busy = controls.pending !== null;
  return (
    <Dialog
      open
      onOpenChange={() => busy || controls.close()}
      title={frozen ? 'Freeze all releases?' : 'Lift the freeze?'}
      description={
        frozen
          ? 'No rollout starts or continues until the freeze is lifted. Rollbacks, manual and automatic, stay possible.'
          : 'Rollouts that are under way continue, and new ones can be started.'
      }
      width={480}
      footer={
        <>
          <Button disabled={busy} onClick={controls.close}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {frozen ? 'Freeze releases' : 'Lift freeze'}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        saves={false}
        onSubmit={() => controls.make({ kind: 'freeze', frozen, reason }, controls.close)}
      >
        <TextField
          label="Why (for the timeline)"
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <RefusalText refusal={controls.refusal} of="freeze" />
      </Form>
    </Dialog>
  );
}
