import { lazy, Suspense } from 'react';
import type { ReleaseDesk } from './use-release-desk';

// Most visits only look: forms and focus trap arrive when they are asked for.
const StartDialog = lazy(() => import('./start-dialog'));
const PromoteDialog = lazy(() => import('./promote-dialog'));
const RollBackDialog = lazy(() => import('./roll-back-dialog'));
const TryDialog = lazy(() => import('./try-dialog'));
const FreezeDialog = lazy(() => import('./freeze-dialog'));

/** The dialog that is open, if one is. */
export function ReleaseDialogs({ desk }: { readonly desk: ReleaseDesk }) {
  const { dialog, status } = desk;
  const remote = dialog && 'remote' in dialog ? dialog.remote : null;
  const rollout = status.rollouts.find((candidate) => candidate.remote === remote);
  return (
    <Suspense>
      {dialog?.kind === 'start' && <StartDialog remote={dialog.remote} desk={desk} />}
      {dialog?.kind === 'promote' && rollout && <PromoteDialog rollout={rollout} desk={desk} />}
      {dialog?.kind === 'rollBack' && <RollBackDialog remote={dialog.remote} desk={desk} />}
      {dialog?.kind === 'try' && <TryDialog remote={dialog.remote} desk={desk} />}
      {dialog?.kind === 'freeze' && <FreezeDialog desk={desk} />}
    </Suspense>
  );
}
