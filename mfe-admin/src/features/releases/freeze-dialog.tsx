import { useId, useState } from 'react';
import { Button, Form, TextField } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import { RefusalText } from './refusal-text';
import type { ReleaseDesk } from './use-release-desk';

/** Freezes all releases, or lifts the freeze. */
export default function FreezeDialog({ desk }: { readonly desk: ReleaseDesk }) {
  const form = useId();
  const [reason, setReason] = useState('');
  // Settled when the dialog opens: a poll must not turn a freeze into its opposite.
  const [frozen] = useState(desk.status.record.frozen !== true);
  const busy = desk.pending !== null;
  return (
    <Dialog
      open
      onOpenChange={() => busy || desk.close()}
      title={frozen ? 'Freeze all releases?' : 'Lift the freeze?'}
      description={
        frozen
          ? 'No rollout starts or continues until the freeze is lifted. Rollbacks, manual and automatic, stay possible.'
          : 'Rollouts that are under way continue, and new ones can be started.'
      }
      width={480}
      footer={
        <>
          <Button disabled={busy} onClick={desk.close}>
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
        onSubmit={() => desk.make({ kind: 'freeze', frozen, reason }, desk.close)}
      >
        <TextField
          label="Why (for the timeline)"
          value={reason}
          maxLength={500}
          onChange={({ target }) => setReason(target.value)}
        />
        <RefusalText refusal={desk.refusal} of="freeze" />
      </Form>
    </Dialog>
  );
}
