import { callApi } from 'shared-kit/client';
import {
  addReleaseOwner,
  createReleaseToken,
  listReleaseTokens,
  removeReleaseOwner,
  revokeReleaseToken,
} from 'shared-kit/contract/releases';
import type { RequestOf } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { ownersKey } from './owner.queries';

const tokensKey = ['releases', 'tokens'] as const;

/** Service tokens of the remotes one may release, newest first. */
export const serviceTokens = queryOptions({
  queryKey: tokensKey,
  queryFn: async ({ signal }) =>
    (await callApi(listReleaseTokens, { query: {} }, { signal })).tokens,
  staleTime: 0,
});

type BodyOf<E> = RequestOf<E> extends { readonly body: infer Body } ? Body : never;

/** Adds an owner. */
export function useAddOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof addReleaseOwner>) => callApi(addReleaseOwner, { body }),
    onSuccess: ({ message, owners }) => {
      client.setQueryData(ownersKey, owners);
      notify.success(message);
    },
  });
}

/** Removes an owner, and with that their tokens. */
export function useRemoveOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof removeReleaseOwner>) => callApi(removeReleaseOwner, { body }),
    onSuccess: ({ message, owners }) => {
      client.setQueryData(ownersKey, owners);
      void client.invalidateQueries({ queryKey: tokensKey });
      notify.success(message);
    },
  });
}

/** Creates a token. What it answers is kept no longer than whoever asked for it is on the screen. */
export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createReleaseToken>) => callApi(createReleaseToken, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: tokensKey }),
    gcTime: 0,
  });
}

/** Revokes a token. */
export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(revokeReleaseToken, { body: { id } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}
