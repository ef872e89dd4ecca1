import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useSuspension } from './use-account-changes';

/** Confirms lifting a suspension, showing its reason. */
export default function LiftSuspension(props: {
  area: AccountArea;
  account: Account;
  onClose: () => void;
}) {
  const { area, account, onClose } = props;
  const suspension = useSuspension(area);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Lift the suspension of ${account.name}?`}
      confirmLabel="Lift suspension"
      cancelLabel="Keep suspended"
      busy={suspension.isPending}
      onConfirm={() => suspension.mutate({ id: account.id, reason: null }, { onSuccess: onClose })}
    >
      They can sign in again, and their websites and share links are open to visitors as before.
      Suspended because: {account.suspension_reason}
    </ConfirmDialog>
  );
}
