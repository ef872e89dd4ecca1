import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error';
import type { HostEvent } from '../remote';
import { useSession } from '../session';

/** How long an answer counts as fresh: going back to a screen within it asks nothing, in milliseconds. */
const freshMs = 30_000;

/** How often a failed read is tried again before it counts as failed. */
const defaultRetries = 2;

/** Where failed reads are reported. */
export interface QueryClientOptions {
  /** Usually the host's `report`: reads fail into the log and the screen, never into a toast. */
  readonly report?: (event: HostEvent) => void;
  /** Tests pass 0, so that a failure shows at once. */
  readonly retries?: number;
}

/**
 * The query client of the page. Reads are retried only where trying again can help: not after a 4xx,
 * not after an answer nobody can read. Writes are never retried, because nobody knows whether the first
 * attempt arrived. Offline, both fail at once and say so, instead of waiting without a word; reads come
 * again with the connection. What was read for a member goes when that member's session ends.
 */
export function createQueryClient(options: QueryClientOptions = {}): QueryClient {
  const { report, retries = defaultRetries } = options;
  const queryCache = new QueryCache({
    onError: (error, query) => report?.(describeFailure(error, query.queryKey)),
  });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  forgetEndedSessions(client);
  return client;
}

function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return true;
  return error.status !== null && error.status >= 500;
}

/** The key's first part only: later parts may be what a member typed into a search. */
function describeFailure(error: Error, queryKey: readonly unknown[]): HostEvent {
  const query = String(queryKey[0]);
  if (!(error instanceof ApiError))
    return { name: 'query-failed', detail: { query, code: error.name } };
  const { code, status, requestId = null } = error;
  return { name: 'query-failed', detail: { query, code, status, requestId } };
}

function forgetEndedSessions(client: QueryClient): void {
  useSession.subscribe((session, previous) => {
    if (previous.token === null || session.token === previous.token) return;
    client.cancelQueries().catch(() => undefined);
    client.getQueryCache().clear();
  });
}
