import { useEffect, useRef, useState } from 'react';
import type { LoadedPage } from './remote-area';
import { remoteErrorOf } from './remote-error';
import type { RemoteError } from './remote-error';
import type { RemoteLoader } from './remote-loader';

/** What a remote's area shows: its skeleton, its page or its error card. */
export type RemotePageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: LoadedPage }
  | { readonly status: 'failed'; readonly error: RemoteError };

interface Settled {
  /** The request this outcome belongs to; an outcome of another request is not shown. */
  readonly request: string;
  readonly state: RemotePageState;
}

/** One load after the other: the visit, then retries and versions that take another's place. */
interface Round {
  readonly number: number;
  readonly isRetry: boolean;
  /** What stays on screen until this round has something better. */
  readonly meanwhile: LoadedPage | null;
}

export interface FollowedPage {
  readonly state: RemotePageState;
  /** Starts the remote from nothing. */
  readonly retry: () => void;
  /** The page on screen has failed: the next version takes its place, or the card when there is none. */
  readonly fail: (page: LoadedPage, error: RemoteError) => void;
  /** The page on screen has been given up, but works: it stays until the next version has arrived. */
  readonly replace: (page: LoadedPage) => void;
  /** Notes that the page has rendered. */
  readonly rendered: (page: LoadedPage) => void;
}

/** Follows the loading of one page. */
export function useRemotePage(loader: RemoteLoader, remote: string, path: string): FollowedPage {
  const [round, setRound] = useState<Round>({ number: 0, isRetry: false, meanwhile: null });
  const [settled, setSettled] = useState<Settled | null>(null);
  const askedAt = useRef(0);
  const request = `${remote} ${path} ${round.number}`;
  const ready = loader.readPage(remote, path);

  useEffect(() => {
    let current = true;
    askedAt.current = performance.now();
    const settle = (state: RemotePageState): void => {
      if (current) setSettled({ request, state });
    };
    const loading = round.isRetry ? loader.reset(remote) : Promise.resolve();
    loading
      .then(() => loader.loadPage(remote, path))
      .then((page) => {
        settle({ status: 'ready', page });
      })
      .catch((cause: unknown) => {
        const page = round.meanwhile;
        const error = remoteErrorOf(remote, 'arriving', cause);
        settle(page ? { status: 'ready', page } : { status: 'failed', error });
      });
    return () => {
      current = false;
      loader.leave(remote);
    };
  }, [loader, remote, path, round, request]);

  const start = (next: Omit<Round, 'number'>): void => {
    setRound(({ number }) => ({ number: number + 1, ...next }));
  };
  return {
    state: stateOf(),
    retry: () => {
      start({ isRetry: true, meanwhile: null });
    },
    fail({ candidate }, error) {
      if (loader.fail(candidate, error)) start({ isRetry: false, meanwhile: null });
      else setSettled({ request, state: { status: 'failed', error } });
    },
    replace(page) {
      start({ isRetry: false, meanwhile: page });
    },
    rendered({ candidate }) {
      loader.rendered(candidate, askedAt.current);
    },
  };

  function stateOf(): RemotePageState {
    if (settled?.request === request) return settled.state;
    if (round.meanwhile) return { status: 'ready', page: round.meanwhile };
    // Warmed ahead of the visit: there is nothing to wait for.
    if (round.number === 0 && ready) return { status: 'ready', page: ready };
    return { status: 'loading' };
  }
}
