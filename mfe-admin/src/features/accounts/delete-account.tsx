import type { RefObject } from 'react';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useDeleteAccount } from './use-account-changes';

/** Asks before an account is destroyed, naming its owner and what goes with it. */
export default function DeleteAccount(props: {
  area: AccountArea;
  account: Account;
  onClose: () => void;
  /** Takes the focus once the row that asked is gone. */
  table: RefObject<HTMLElement | null>;
}) {
  const { area, account, onClose, table } = props;
  const deletion = useDeleteAccount(area);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${account.name}?`}
      confirmLabel="Delete user"
      cancelLabel="Keep user"
      destructive
      focusFallback={table}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(account.id, { onSettled: onClose })}
    >
      {account.email} is signed out everywhere, and their published websites go offline. This cannot
      be undone.
    </ConfirmDialog>
  );
}
