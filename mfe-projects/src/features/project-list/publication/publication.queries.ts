import { callApi, describeFailure } from 'shared-kit/client';
import {
  checkAddress,
  getPublication,
  putBackDeployment,
  takeWebsiteOffline,
  takeWebsiteOnline,
} from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { projectList } from '../project-list.queries';

/** Query of a website's publication. Always stale: another tab may have published again. */
export const publicationOf = (id: string) =>
  queryOptions({
    queryKey: ['publication', id],
    queryFn: async ({ signal }) =>
      (await callApi(getPublication, { params: { id } }, { signal })).publication,
    staleTime: 0,
  });

/** Query whether an address is available; the previous answer stays while loading. */
export const addressCheck = (id: string, address: string) =>
  queryOptions({
    queryKey: ['address-check', id, address],
    queryFn: ({ signal }) =>
      callApi(checkAddress, { params: { id }, query: { address } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    retry: false,
  });

/** Stores a changed publication in the cache; the list shows its link and state. */
export function useStorePublication(): (publication: Publication) => Promise<void> {
  const queryClient = useQueryClient();
  return async (publication) => {
    queryClient.setQueryData(publicationOf(publication.id).queryKey, publication);
    await queryClient.invalidateQueries({ queryKey: projectList.queryKey });
  };
}

/** A change of what visitors see. */
export type Change =
  | { readonly kind: 'offline' | 'online' }
  | { readonly kind: 'put-back'; readonly deployment: string };

const endpoints = {
  offline: takeWebsiteOffline,
  online: takeWebsiteOnline,
  'put-back': putBackDeployment,
} as const;

function send(id: string, change: Change) {
  if (change.kind !== 'put-back') return callApi(endpoints[change.kind], { params: { id } });
  return callApi(putBackDeployment, { params: { id, deployment: change.deployment } });
}

/** Sends a change and shows the host's message. */
export function useChangePublication(id: string) {
  const keep = useStorePublication();
  return useMutation({
    mutationFn: (change: Change) => send(id, change),
    onSuccess: async ({ message, publication }) => {
      notify.success(message);
      await keep(publication);
    },
    onError: (error, { kind }) =>
      notify.error(describeFailure(error, endpoints[kind].fallback).message),
  });
}
