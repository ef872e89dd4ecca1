import type { RefObject } from 'react';
import type { ReleaseOwner } from 'shared-kit/contract/releases';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { useRemoveOwner } from './access.queries';
import { Problem } from './access-parts';

interface RemoveOwnerDialogProps {
  readonly owner: ReleaseOwner;
  readonly onClose: () => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

/** Takes a remote from one of its owners, once that is confirmed. */
export default function RemoveOwnerDialog({
  owner,
  onClose,
  focusFallback,
}: RemoveOwnerDialogProps) {
  const { remote, account, name, email } = owner;
  const remove = useRemoveOwner();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name || email} as an owner of ${remote}?`}
      confirmLabel="Remove owner"
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ remote, account }, { onSuccess: onClose })}
      focusFallback={focusFallback}
    >
      They can no longer release it, and the service tokens they created for it stop working for
      good. Admins and release managers keep both.
      {remove.error && <Problem as="strong">{remove.error.message}</Problem>}
    </ConfirmDialog>
  );
}
