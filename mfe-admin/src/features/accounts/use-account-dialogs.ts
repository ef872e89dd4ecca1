import { useEffect, useRef, useState } from 'react';
import { ApiError, isCancelled } from 'shared-kit/client';
import { useHost } from 'shared-kit/remote';
import type { Account, AccountArea } from './account-area';

/** The open dialog and its account. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'delete' | 'suspension' | 'second-factor';
      readonly account: Account;
    };

/** The open dialog, and functions to open and close dialogs. */
export interface AccountDialogState {
  readonly dialog: OpenDialog | null;
  /** Id of the account whose edit dialog is loading. */
  readonly openingId: string | null;
  readonly openAdd: () => void;
  readonly openEdit: (row: Account) => void;
  readonly openDelete: (account: Account) => void;
  readonly openSuspension: (account: Account) => void;
  readonly openSecondFactor: (account: Account) => void;
  readonly close: () => void;
}

/**
 * Editing loads the account first. If that fails, it is logged and the dialog opens with the row's
 * values, so that saving cannot clear flags (decisions, 9 and 18).
 */
export function useAccountDialogs(area: AccountArea): AccountDialogState {
  const host = useHost();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [openingId, setOpeningId] = useState<string | null>(null);
  const opening = useRef<AbortController>(undefined);
  useEffect(() => () => opening.current?.abort(), []);

  const abandonOpening = (): void => {
    opening.current?.abort();
    setOpeningId(null);
  };
  const open = (next: OpenDialog): void => {
    abandonOpening();
    setDialog(next);
  };
  const openEdit = async (row: Account): Promise<void> => {
    abandonOpening();
    const attempt = new AbortController();
    opening.current = attempt;
    setOpeningId(row.id);
    const account = await area.load(row.id, attempt.signal).catch((error: unknown) => {
      if (!isCancelled(error)) host.report({ name: 'load-account-failed', detail: codeOf(error) });
      return row;
    });
    if (!attempt.signal.aborted) open({ kind: 'edit', account });
  };

  return {
    dialog,
    openingId,
    openAdd: () => open({ kind: 'add' }),
    openEdit: (row) => void openEdit(row),
    openDelete: (account) => open({ kind: 'delete', account }),
    openSuspension: (account) => open({ kind: 'suspension', account }),
    openSecondFactor: (account) => open({ kind: 'second-factor', account }),
    close: () => setDialog(null),
  };
}

function codeOf(error: unknown) {
  return error instanceof ApiError
    ? { code: error.code, status: error.status }
    : { code: 'UNKNOWN', status: null };
}
