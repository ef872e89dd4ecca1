import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error';
import type { HostEvent } from '../remote';
import { useSession } from '../session';

/**
 * Time for which a response is fresh, in milliseconds: returning to a screen within it sends no
 * request.
 */
const freshMs = 30_000;

/** Number of retries of a failed read. */
const defaultRetries = 2;

/** Dependencies of the query client. */
export interface QueryClientOptions {
  /** Receives failed reads, usually the host's `report`; they never show a toast. */
  readonly report?: (event: HostEvent) => void;
  /** Tests pass 0, so that a failure shows at once. */
  readonly retries?: number;
  /** 0 to 1; spreads the attempts of many browsers that were refused at the same moment. */
  readonly random?: () => number;
}

/**
 * The page's query client. Reads are retried only where that can help: not after a 4xx, nor after
 * an unreadable response. Writes are never retried, because the first attempt may have arrived.
 * Offline, both fail at once; reads are repeated when the connection returns. Cached data is
 * cleared when the member's session ends.
 */
export function createQueryClient(options: QueryClientOptions = {}): QueryClient {
  const { report, retries = defaultRetries, random = Math.random } = options;
  const queryCache = new QueryCache({
    onError: (error, query) => report?.(describeFailure(error, query.queryKey)),
  });
  const client = new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (failures, error) => retryDelayMs(failures, error, random()),
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

/** Longest wait between two attempts, in milliseconds; whoever looks at a spinner for longer reloads. */
const longestDelayMs = 10_000;

/** What the host asked for, or twice as long each time; up to a quarter more, by chance. */
function retryDelayMs(failures: number, error: Error, chance: number): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  const delay = Math.max(asked, 1000 * 2 ** failures);
  return Math.min(delay * (1 + chance / 4), longestDelayMs);
}

/** Only the first part of the key: later parts may contain a member's search text. */
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
