import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useSecondFactorRemoval } from './use-account-changes';

/** Confirms removing the second factor of a user who lost phone and recovery codes. */
export default function RemoveSecondFactor(props: {
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
