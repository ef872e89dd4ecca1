import { lazy, Suspense } from 'react';
import type { ReleaseControls } from './use-release-controls';

// Most visits only look: forms and focus trap arrive when they are asked for.
const StartDialog = lazy(() => import('./start-dialog'));
const PromoteDialog = lazy(() => import('./promote-dialog'));
const RollBackDialog = lazy(() => import('./roll-back-dialog'));
const TryDialog = lazy(() => import('./try-dialog'));
const FreezeDialog = lazy(() => import('./freeze-dialog'));

/** The dialog that is open, if one is. */
export function ReleaseDialogs({ controls }: { readonly controls: ReleaseControls }) {
  const { dialog, status } = controls;
  const remote = dialog && 'remote' in dialog ? dialog.remote : null;
  const rollout = status.rollouts.find((candidate) => candidate.remote === remote);
  return (
    <Suspense>
      {dialog?.kind === 'start' && <StartDialog remote={dialog.remote} controls={controls} />}
      {dialog?.kind === 'promote' && rollout && (
        <PromoteDialog rollout={rollout} controls={controls} />
      )}
      {dialog?.kind === 'rollBack' && <RollBackDialog remote={dialog.remote} controls={controls} />}
      {dialog?.kind === 'try' && <TryDialog remote={dialog.remote} controls={controls} />}
      {dialog?.kind === 'freeze' && <FreezeDialog controls={controls} />}
    </Suspense>
  );
}
