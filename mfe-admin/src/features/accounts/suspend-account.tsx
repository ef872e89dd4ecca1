import { useId, useState } from 'react';
import { readBody, suspendUser, suspensionReasonLimit } from 'shared-kit/contract';
import { Button, Form, TextArea } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useSuspension } from './use-account-changes';

/** Dialog that suspends an account with a reason, which its owner sees. */
export default function SuspendAccount(props: {
  area: AccountArea;
  account: Account;
  onClose: () => void;
}) {
  const { area, account, onClose } = props;
  const form = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const suspension = useSuspension(area);
  const busy = suspension.isPending;
  const suspend = (): void => {
    const reading = readBody(suspendUser, { reason });
    setFault(reading.valid ? undefined : reading.errors['reason']);
    if (!reading.valid) return;
    suspension.mutate({ id: account.id, ...reading.body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      title={`Suspend ${account.name}?`}
      description={`${account.email} is signed out everywhere and cannot sign in. All their websites and share links are closed to visitors. Nothing is deleted: lifting the suspension brings everything back.`}
      width={480}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={busy}>
            Suspend user
          </Button>
        </>
      }
    >
      <Form id={form} saves={false} onSubmit={suspend}>
        <TextArea
          label="Reason"
          hint="Shown when they sign in."
          rows={3}
          maxLength={suspensionReasonLimit}
          value={reason}
          error={fault}
          onChange={({ target }) => {
            setReason(target.value);
            setFault(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}
