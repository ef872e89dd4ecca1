import { createRemoteArea } from './remote-area';
import type { LoadedPage, RemoteArea } from './remote-area';
import type { RemoteError } from './remote-error';
import type { RemoteLoaderOptions } from './remote-loader-options';
import type { RemoteCandidate } from './remote-source.port';

/**
 * Loads pages of remotes, each once. A version that fails is passed over for the rest of the page load and
 * the next one takes its place; when none is left, nothing is remembered, so every retry is real.
 */
export interface RemoteLoader {
  /** Resolves to the page or rejects with the `RemoteError` of the best version. */
  loadPage(remote: string, path: string): Promise<LoadedPage>;
  /** The page when it has arrived already, for rendering without a flash. */
  readPage(remote: string, path: string): LoadedPage | undefined;
  /** Starts loading ahead of a visit. A failure here is silent: the visit tries again and tells. */
  warm(remote: string, path: string): void;
  /** A version has failed on screen; true when another takes its place. */
  fail(candidate: RemoteCandidate, error: RemoteError): boolean;
  /** Starts the page of a visit that is certain, before there is anything to render it. */
  begin(remote: string, path: string): void;
  /** A version's page is about to render for the first time. */
  mounting(candidate: RemoteCandidate): void;
  /** Notes that a version's page has rendered, and when it was asked for on the page's own clock. */
  rendered(candidate: RemoteCandidate, askedAt: number): void;
  /** The visitor has gone on, perhaps before the page had rendered. */
  leave(remote: string): void;
  /** Forgets everything of a remote, so that the next load starts from the network. */
  reset(remote: string): Promise<void>;
  /**
   * A part of a page failed where no boundary could see it. The page stays; if there is another version,
   * it is asked to let that take its place.
   */
  breakDown(candidate: RemoteCandidate, error: RemoteError): void;
  /** Subscribes to versions that are to be replaced; returns the function that unsubscribes. */
  onBreakdown(listener: BreakdownListener): () => void;
}

type BreakdownListener = (candidate: RemoteCandidate) => void;

export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const areas = new Map<string, RemoteArea>();
  const listeners = new Set<BreakdownListener>();
  let isFirst = true;
  const areaOf = (remote: string): RemoteArea => {
    const area = areas.get(remote) ?? createRemoteArea(remote, options);
    areas.set(remote, area);
    return area;
  };

  return {
    loadPage: (remote, path) => areaOf(remote).load(path),
    readPage: (remote, path) => areaOf(remote).read(path),
    warm(remote, path) {
      areaOf(remote).warm(path);
    },
    fail(candidate, error) {
      if (isWorthAnother(candidate, error))
        return areaOf(candidate.remote).giveUp(candidate, error);
      options.onFailure(error, candidate);
      return false;
    },
    begin(remote, path) {
      areaOf(remote).begin(path);
    },
    mounting(candidate) {
      options.onBegin?.(candidate);
    },
    rendered(candidate, asked) {
      const insteadOf = areaOf(candidate.remote).givenUp();
      const renderedAt = performance.now();
      // Who opens the application waits since the navigation, not since the shell got round to asking.
      const askedAt = isFirst ? 0 : asked;
      const loadMs = renderedAt - askedAt;
      options.onRendered({ candidate, askedAt, renderedAt, loadMs, isFirst, insteadOf });
      isFirst = false;
    },
    leave(remote) {
      options.onLeave?.(remote);
    },
    reset: (remote) => areaOf(remote).reset(),
    breakDown(candidate, error) {
      if (!areaOf(candidate.remote).giveUp(candidate, error)) return;
      for (const listener of listeners) listener(candidate);
    },
    onBreakdown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * What threw after it had rendered was most likely given something it did not expect, and the version
 * before would be given the same. A candidate is on trial: its members get the version that everyone has.
 */
function isWorthAnother({ arm }: RemoteCandidate, { phase }: RemoteError): boolean {
  return phase !== 'crash' || arm === 'candidate';
}
