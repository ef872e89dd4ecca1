import type { RefObject } from 'react';
import { failureMessage } from 'shared-kit/client';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import { ConfirmDialog, Dialog } from 'shared-kit/ui/dialog';
import type { Account, AccountArea } from './account-area';
import { useDeleteAccount } from './use-account-changes';

const Refusal = styled.strong`
  display: block;
  margin-block-start: var(--space-3);
  color: var(--color-danger-text);
  font-weight: 500;
`;

interface DeleteAccountProps {
  readonly area: AccountArea;
  readonly account: Account;
  readonly onClose: () => void;
  /** Receives focus once the row that opened the dialog is gone. */
  readonly table: RefObject<HTMLElement | null>;
}

/** Confirms deleting an account; for one's own, explains who can do it. */
export default function DeleteAccount(props: DeleteAccountProps) {
  const ownId = useSession((session) => session.user?.id);
  return props.account.id === ownId ? <OwnAccount {...props} /> : <Question {...props} />;
}

/** The host refuses this too; this explains it beforehand. */
function OwnAccount({ onClose }: DeleteAccountProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={440}
      title="You cannot delete your own account"
      description="Ask another admin to do it. That way there is always one admin left."
      footer={<Button onClick={onClose}>Back to the list</Button>}
    />
  );
}

/**
 * Names the account and what is deleted with it. A refusal stays visible until the dialog is
 * closed.
 */
function Question({ area, account, onClose, table }: DeleteAccountProps) {
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
      onConfirm={() => deletion.mutate(account.id, { onSuccess: onClose })}
    >
      {account.email} is signed out everywhere. All their websites are deleted and go offline. This
      cannot be undone.
      {deletion.isError && (
        <Refusal>{failureMessage(deletion.error, area.fallback.remove)}</Refusal>
      )}
    </ConfirmDialog>
  );
}
