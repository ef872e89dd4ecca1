import { StrictMode, useEffect } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { getRuntimeConfig, loadRuntimeConfig } from 'shared-kit/config';
import { hostApiVersion } from 'shared-kit/remote';
import type { HostApi } from 'shared-kit/remote';
import { startExpiryWatch, useSession } from 'shared-kit/session';
import type { RemoteError } from '../features/remote-loader/remote-error';
import { createRemoteLoader } from '../features/remote-loader/remote-loader';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import type { RenderedPage } from '../features/remote-loader/remote-loader-options';
import type { RemoteCandidate, RemoteSource } from '../features/remote-loader/remote-source.port';
import { logEvent } from './event-log';
import { loadMemberFrame } from './frame/member-frame';
import { withQueries } from './query-area';
import { findRow } from './remote-table';
import type { RemoteTableRow } from './remote-table';
import { Shell } from './shell';

/** What the shell runs, and who hears how it fares. */
export interface Suite {
  readonly source: RemoteSource;
  /** What the versions this browser runs serve. */
  readonly table: () => readonly RemoteTableRow[];
  /** On top of every page, when there is something that must never be overlooked. */
  readonly banner?: ReactElement | null;
  /** The shell has rendered; whether a remote serves the address. */
  readonly onUp?: (isServed: boolean) => void;
  readonly onFailure?: (error: RemoteError, candidate: RemoteCandidate) => void;
  readonly onRendered?: (page: RenderedPage) => void;
  readonly onBegin?: (candidate: RemoteCandidate) => void;
  readonly onLeave?: (remote: string) => void;
}

function logFailure(error: RemoteError, candidate: RemoteCandidate | null): void {
  const { remote, phase, code, message } = error;
  const version = candidate?.version ?? null;
  logEvent({ name: 'remote-failed', detail: { remote, version, phase, code, message } });
}

function createLoader(suite: Suite): RemoteLoader {
  return createRemoteLoader({
    source: suite.source,
    timeoutMs: () => getRuntimeConfig().remoteTimeoutMs,
    onFailure: (error, candidate) => {
      logFailure(error, candidate);
      if (candidate) suite.onFailure?.(error, candidate);
    },
    onRendered: (page) => suite.onRendered?.(page),
    onBegin: suite.onBegin,
    onLeave: suite.onLeave,
    decorate: async (candidate, path, page) =>
      candidate.usesQuery(path) ? withQueries(page, logEvent) : page,
  });
}

function createHost(loader: RemoteLoader, table: Suite['table']): HostApi {
  return {
    version: hostApiVersion,
    report: logEvent,
    warm(path) {
      const row = findRow(table(), path);
      if (!row) return;
      loader.warm(row.remote, row.path);
      // The visit tells of a failure.
      if (row.access === 'member') loadMemberFrame().catch(() => undefined);
    },
  };
}

/** Where the application is rendered. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  return root;
}

/** Calls when everything beside it has rendered for the first time: an error before that leaves nothing on screen. */
function WhenUp({ onUp }: { readonly onUp: () => void }): null {
  useEffect(onUp, [onUp]);
  return null;
}

/**
 * Starts the shell over what it runs. The first page starts loading before the first render, beside the
 * configuration.
 */
export async function startShell(suite: Suite): Promise<RemoteLoader> {
  await loadRuntimeConfig();
  const loader = createLoader(suite);
  const host = createHost(loader, suite.table);
  const row = findRow(suite.table(), location.pathname);
  // What only members see is not shown to anybody else, so that is no visit.
  if (row && (row.access === 'anyone' || useSession.getState().token !== null)) {
    loader.begin(row.remote, row.path);
  }
  startExpiryWatch();
  createRoot(rootElement()).render(
    <StrictMode>
      <Shell table={suite.table} loader={loader} host={host} banner={suite.banner ?? null} />
      <WhenUp onUp={() => suite.onUp?.(row !== undefined)} />
    </StrictMode>,
  );
  return loader;
}
