import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getRuntimeConfig, loadRuntimeConfig } from 'shared-kit/config';
import { hostApiVersion } from 'shared-kit/remote';
import type { HostApi } from 'shared-kit/remote';
import { startExpiryWatch } from 'shared-kit/session';
import { createRemoteLoader } from '../features/remote-loader/remote-loader';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import type { RemoteError, RemoteSource } from '../features/remote-loader/remote-source.port';
import { logEvent } from './event-log';
import { withQueries } from './query-area';
import { findRow } from './remote-table';
import type { RemoteTableRow } from './remote-table';
import { Shell } from './shell';

function reportRemoteFailure(error: RemoteError): void {
  const { remote, phase, message } = error;
  logEvent({ name: 'remote-failed', detail: { remote, phase, message } });
}

function createLoader(source: RemoteSource, table: readonly RemoteTableRow[]): RemoteLoader {
  return createRemoteLoader({
    source,
    timeoutMs: () => getRuntimeConfig().remoteTimeoutMs,
    onFailure: reportRemoteFailure,
    decorate: async (path, page) =>
      findRow(table, path)?.usesQuery ? withQueries(page, logEvent) : page,
  });
}

function createHost(loader: RemoteLoader, table: readonly RemoteTableRow[]): HostApi {
  return {
    version: hostApiVersion,
    report: logEvent,
    warm(path) {
      const row = findRow(table, path);
      if (row) loader.warm(row.remote, row.path);
    },
  };
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  return root;
}

/**
 * Starts the shell over a source of remotes and the table of what they serve. The first page starts
 * loading before the first render, beside the configuration.
 */
export async function startShell(
  source: RemoteSource,
  table: readonly RemoteTableRow[],
): Promise<void> {
  await loadRuntimeConfig();
  const loader = createLoader(source, table);
  const host = createHost(loader, table);
  host.warm(location.pathname);
  startExpiryWatch();
  createRoot(rootElement()).render(
    <StrictMode>
      <Shell table={table} loader={loader} host={host} onRemoteFailure={reportRemoteFailure} />
    </StrictMode>,
  );
}
