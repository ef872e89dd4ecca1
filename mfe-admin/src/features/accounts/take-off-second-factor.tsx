import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useSecondFactorRemoval } from './use-account-changes';

/** For somebody who has lost their phone and their recovery codes. */
export default function TakeOffSecondFactor(props: {
  area: AccountArea;
  account: Account;
  onClose: () => void;
}) {
  const { area, account, onClose } = props;
  const removal = useSecondFactorRemoval(area);
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={`Take off the second factor of ${account.name}?`}
      confirmLabel="Take off"
      busy={removal.isPending}
      onConfirm={() => removal.mutate(account.id, { onSuccess: onClose })}
    >
      They sign in with their password alone until they set up another one, and are told by mail.
      Make sure that it is really them who ask.
    </ConfirmDialog>
  );
}
