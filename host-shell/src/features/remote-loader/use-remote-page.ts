import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { RemoteLoader } from './remote-loader';
import { RemoteError } from './remote-source.port';

/** What a remote's area shows: its skeleton, its page or its error card. */
export type RemotePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: ComponentType }
  | { readonly status: 'failed'; readonly error: RemoteError };

interface Settled {
  /** The request this outcome belongs to; an outcome of another request is not shown. */
  readonly request: string;
  readonly state: RemotePageState;
}

/** Follows the loading of one page; `retry` starts the remote from nothing. */
export function useRemotePage(
  loader: RemoteLoader,
  remote: string,
  path: string,
): { readonly state: RemotePageState; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const request = `${remote} ${path} ${attempt}`;
  const ready = loader.readPage(remote, path);

  useEffect(() => {
    let current = true;
    const settle = (state: RemotePageState): void => {
      if (current) setSettled({ request, state });
    };
    const loading = attempt === 0 ? Promise.resolve() : loader.reset(remote);
    loading
      .then(() => loader.loadPage(remote, path))
      .then((page) => {
        settle({ status: 'ready', page });
      })
      .catch((cause: unknown) => {
        const error = cause instanceof RemoteError ? cause : new RemoteError(remote, 'load', cause);
        settle({ status: 'failed', error });
      });
    return () => {
      current = false;
    };
  }, [loader, remote, path, attempt, request]);

  const retry = (): void => {
    setAttempt((count) => count + 1);
  };
  if (settled?.request === request) return { state: settled.state, retry };
  // Warmed ahead of the visit: there is nothing to wait for.
  if (attempt === 0 && ready) return { state: { status: 'ready', page: ready }, retry };
  return { state: { status: 'loading' }, retry };
}
