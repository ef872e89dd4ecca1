import type { ReactElement } from 'react';
import { ErrorState } from 'shared-kit/ui';
import type { RemoteError, RemotePhase } from './remote-error';

/** One sentence per phase: what happened and whether anything is lost. */
const sentences: Record<RemotePhase, string> = {
  unknown: 'This page is not part of the current release.',
  contract: 'This page was made for another version of the application.',
  load: 'This page could not be fetched. Your connection may be down, or the page is being updated.',
  evaluation: 'This page could not be started because of an error in it.',
  integrity: 'This page is not what was released, so it was not started.',
  silence: 'This page did not answer in time.',
  chunk: 'A part of this page could not be fetched. Your connection may be down.',
  render: 'This page stopped because of an error in it.',
  crash: 'This page stopped because of an error in it.',
  hang: 'This page stopped answering.',
  symptom: 'This page did not work as it should.',
};

/** Takes the place of a failed remote; everything around it goes on. */
export function RemoteErrorCard(props: { error: RemoteError; onRetry: () => void }): ReactElement {
  const { error, onRetry } = props;
  return (
    <ErrorState
      title="This page is unavailable"
      message={`${sentences[error.phase]} Nothing you saved is lost; the rest of the application goes on. (${error.remote}, ${error.phase})`}
      onRetry={onRetry}
    />
  );
}
