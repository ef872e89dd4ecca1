import type { ReactElement } from 'react';
import { ErrorState, GlobalStyle } from 'shared-kit/ui';

/** In the place of the whole application: no release record could be found that may be followed. */
export function StartFailure(props: { onRetry: () => void }): ReactElement {
  return (
    <main>
      <GlobalStyle />
      <ErrorState
        title="The application could not be started"
        message="Some of its files could not be verified, so nothing was run. Nothing you saved is lost. Reload the page in a moment."
        onRetry={props.onRetry}
      />
    </main>
  );
}
