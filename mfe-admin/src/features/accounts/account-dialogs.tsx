import { lazy, Suspense } from 'react';
import type { RefObject } from 'react';
import type { AccountArea } from './account-area';
import type { AccountDialogState } from './use-account-dialogs';

// Loaded on demand: most visits change nothing.
const AddAccount = lazy(() => import('./add-account'));
const EditAccount = lazy(() => import('./edit-account'));
const DeleteAccount = lazy(() => import('./delete-account'));
const SuspendAccount = lazy(() => import('./suspend-account'));
const RemoveSecondFactor = lazy(() => import('./remove-second-factor'));
const LiftSuspension = lazy(() => import('./lift-suspension'));

/** The open dialog, if any. */
export function AccountDialogs(props: {
  area: AccountArea;
  dialogs: AccountDialogState;
  table: RefObject<HTMLElement | null>;
}) {
  const { area, dialogs, table } = props;
  const { dialog, close } = dialogs;
  return (
    <Suspense>
      {dialog?.kind === 'add' && <AddAccount area={area} onClose={close} />}
      {dialog?.kind === 'edit' && (
        <EditAccount area={area} account={dialog.account} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteAccount area={area} account={dialog.account} onClose={close} table={table} />
      )}
      {dialog?.kind === 'suspension' && !dialog.account.suspended_at && (
        <SuspendAccount area={area} account={dialog.account} onClose={close} />
      )}
      {dialog?.kind === 'suspension' && dialog.account.suspended_at && (
        <LiftSuspension area={area} account={dialog.account} onClose={close} />
      )}
      {dialog?.kind === 'second-factor' && (
        <RemoveSecondFactor area={area} account={dialog.account} onClose={close} />
      )}
    </Suspense>
  );
}
