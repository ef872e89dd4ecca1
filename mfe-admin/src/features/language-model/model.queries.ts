import { callApi } from 'shared-kit/client';
import { getModelConnection, getModelSpending } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** Which model is connected. Another administrator or the operator may have changed it since. */
export const modelStatusQuery = queryOptions({
  queryKey: ['language-model', 'status'],
  queryFn: async ({ signal }) => (await callApi(getModelConnection, {}, { signal })).status,
  staleTime: 0,
});

/** What generations took, and which failed. */
export const modelSpendingQuery = queryOptions({
  queryKey: ['language-model', 'spending'],
  queryFn: ({ signal }) => callApi(getModelSpending, {}, { signal }),
  staleTime: 0,
});
