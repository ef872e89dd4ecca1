import { ApiError, callApi } from 'shared-kit/client';
import { getSecondFactor } from 'shared-kit/contract';
import type { SecondFactor } from 'shared-kit/contract';
import { queryOptions, useQueryClient } from 'shared-kit/query';

const secondFactorKey = ['second-factor'];

/** Query of the member's second factor; null for a host without it. */
export const secondFactor = queryOptions({
  queryKey: secondFactorKey,
  queryFn: async ({ signal }): Promise<SecondFactor | null> => {
    try {
      return (await callApi(getSecondFactor, {}, { signal })).second_factor;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  staleTime: 0,
});

/** Invalidates second factor and sessions: enabling it ends other sessions. */
export function useSecondFactorRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: secondFactorKey }),
      queryClient.invalidateQueries({ queryKey: ['sessions'] }),
    ]);
  };
}
