import { ApiError, callApi, describeFailure } from 'shared-kit/client';
import { cancelEmailChange, getEmailChange, sendEmailChange } from 'shared-kit/contract';
import type { EmailChange } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

const emailChangeKey = ['email-change'];

/** Query of the pending email change; null when there is none or the host does not support it. */
export const pendingEmailChange = queryOptions({
  queryKey: emailChangeKey,
  queryFn: async ({ signal }): Promise<EmailChange | null> => {
    try {
      return (await callApi(getEmailChange, {}, { signal })).change;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  staleTime: 0,
});

/** Invalidates the pending change after a new one was requested. */
export function useEmailChangeRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: emailChangeKey });
}

const actions = { send: sendEmailChange, cancel: cancelEmailChange };

/** Resends the confirmation mail, or cancels the change. */
export function useEmailChangeAction(action: keyof typeof actions) {
  const endpoint = actions[action];
  const refresh = useEmailChangeRefresh();
  return useMutation({
    mutationFn: () => callApi(endpoint),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => notify.error(describeFailure(error, endpoint.fallback).message),
    // Also after a failure: it may have been confirmed or expired meanwhile.
    onSettled: refresh,
  });
}
