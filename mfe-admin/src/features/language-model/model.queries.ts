import { callApi } from 'shared-kit/client';
import { getModelConnection, getModelSpending } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/**
 * Query of the connected model. Always stale: another administrator or the operator may change it.
 */
export const modelStatusQuery = queryOptions({
  queryKey: ['language-model', 'status'],
  queryFn: async ({ signal }) => (await callApi(getModelConnection, {}, { signal })).status,
  staleTime: 0,
});

/** Query of usage and failures. */
export const modelSpendingQuery = queryOptions({
  queryKey: ['language-model', 'spending'],
  queryFn: ({ signal }) => callApi(getModelSpending, {}, { signal }),
  staleTime: 0,
});
