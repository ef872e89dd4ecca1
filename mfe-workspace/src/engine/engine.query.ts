import { ApiError, callApi } from 'shared-kit/client';
import { getGenerationEngine } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** The engine a generation would use now; null where the host does not report one. */
export const engineQuery = queryOptions({
  queryKey: ['generation-engine'],
  queryFn: async ({ signal }) => {
    const answer = await callApi(getGenerationEngine, {}, { signal }).catch(unlessUnknown);
    return answer?.engine ?? null;
  },
  staleTime: 60_000,
});

function unlessUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
