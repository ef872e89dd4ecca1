import { ApiError, callApi, describeFailure } from 'shared-kit/client';
import { endOtherSessions, endSession, listSessions } from 'shared-kit/contract';
import type { SignedInSession } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

const sessionsKey = ['sessions'];

/** Query of the member's sessions; null for a host without it. */
export const sessions = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }): Promise<readonly SignedInSession[] | null> => {
    try {
      return (await callApi(listSessions, {}, { signal })).sessions;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  staleTime: 0,
});

/** Ends one session by id, or with `others` all but the current one. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: string) =>
      which === 'others'
        ? callApi(endOtherSessions)
        : callApi(endSession, { params: { id: which } }),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(describeFailure(error, endSession.fallback).message),
    // Also after a failure: the session may have ended meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
