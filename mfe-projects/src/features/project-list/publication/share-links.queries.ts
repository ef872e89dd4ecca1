import { callApi, describeFailure } from 'shared-kit/client';
import { createShareLink, listShareLinks, revokeShareLink } from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

/** The links of a website that work. Never fresh: one may have ended, or another tab has made one. */
export const shareLinksOf = (id: string) =>
  queryOptions({
    queryKey: ['share-links', id],
    queryFn: async ({ signal }) =>
      (await callApi(listShareLinks, { params: { id } }, { signal })).links,
    staleTime: 0,
  });

export type ShareDays = RequestOf<typeof createShareLink>['body']['days'];

/** Makes a link; `onMade` gets it, because no later answer carries it. */
export function useMakeShareLink(id: string, onMade: (share: string, link: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: ShareDays) => callApi(createShareLink, { params: { id }, body: { days } }),
    onSuccess: async ({ message, share, link }) => {
      onMade(share.id, link);
      notify.success(message);
      await queryClient.invalidateQueries({ queryKey: shareLinksOf(id).queryKey });
    },
    onError: (error) => notify.error(describeFailure(error, createShareLink.fallback).message),
  });
}

/** Ends a link at once, for whoever has it. */
export function useEndShareLink(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (share: string) => callApi(revokeShareLink, { params: { id, share } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await queryClient.invalidateQueries({ queryKey: shareLinksOf(id).queryKey });
    },
    onError: (error) => notify.error(describeFailure(error, revokeShareLink.fallback).message),
  });
}
