import { useState } from 'react';
import type { ReleaseAbilities, ReleaseStatus } from 'shared-kit/contract/releases';
import { useReleaseChanges } from './use-release-changes';
import type { ReleaseChanges } from './use-release-changes';

/** The dialog that is open, and the remote it is about. */
export type OpenDialog =
  | { readonly kind: 'start' | 'promote' | 'rollBack' | 'try'; readonly remote: string }
  | { readonly kind: 'freeze' };

/** What can be done on this screen: the changes, the dialogs that ask for them, and what may be done. */
export interface ReleaseControls extends ReleaseChanges {
  readonly status: ReleaseStatus;
  /** The host's time. */
  readonly now: number;
  readonly dialog: OpenDialog | null;
  readonly open: (dialog: OpenDialog) => void;
  readonly close: () => void;
  /** Why it may not be done now; null when it may, as far as the host says. */
  readonly refusalOf: (
    remote: string,
    ability: keyof ReleaseAbilities['remotes'][string],
  ) => string | null;
}

export function useReleaseControls(status: ReleaseStatus, now: number): ReleaseControls {
  const changes = useReleaseChanges();
  const [asked, setDialog] = useState<OpenDialog | null>(null);
  const isOver =
    asked?.kind === 'promote' && !status.rollouts.some(({ remote }) => remote === asked.remote);
  return {
    ...changes,
    status,
    now,
    // The rollout ended while the dialog was open: the page shows the outcome.
    dialog: isOver ? null : asked,
    open: (next) => {
      changes.dismiss();
      setDialog(next);
    },
    close: () => setDialog(null),
    refusalOf: (remote, ability) => status.abilities?.remotes[remote]?.[ability] ?? null,
  };
}
