import type { ReactElement } from 'react';
import { RemoteSkeleton } from './remote-skeleton';
import { RemoteBoundary } from './remote-boundary';
import { RemoteErrorCard } from './remote-error-card';
import type { RemoteLoader } from './remote-loader';
import type { RemoteError } from './remote-source.port';
import { useRemotePage } from './use-remote-page';

export interface RemotePageProps {
  readonly loader: RemoteLoader;
  readonly remote: string;
  /** The route's path, which is also the page's name in the remote. */
  readonly path: string;
  readonly onFailure: (error: RemoteError) => void;
}

/** The area of one remote: skeleton, page or error card. */
export function RemotePage(props: RemotePageProps): ReactElement {
  const { loader, remote, path, onFailure } = props;
  const { state, retry } = useRemotePage(loader, remote, path);
  if (state.status === 'loading') return <RemoteSkeleton />;
  if (state.status === 'failed') return <RemoteErrorCard error={state.error} onRetry={retry} />;
  const Page = state.page;
  return (
    <RemoteBoundary remote={remote} onFailure={onFailure} onRetry={retry}>
      <Page />
    </RemoteBoundary>
  );
}
