import { callApi } from 'shared-kit/client';
import type { RequestOf } from 'shared-kit/contract';
import {
  createPreview,
  getPreview,
  listPreviews,
  openPreview,
  revokePreview,
} from 'shared-kit/contract/releases';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

const previewsKey = ['releases', 'previews'] as const;

/** Previews of the remotes one may release, newest first. */
export const previews = queryOptions({
  queryKey: previewsKey,
  queryFn: async ({ signal }) => (await callApi(listPreviews, { query: {} }, { signal })).previews,
  staleTime: 0,
});

/** What a link leads to. */
export const previewOf = (id: string) =>
  queryOptions({
    queryKey: [...previewsKey, id],
    queryFn: async ({ signal }) =>
      (await callApi(getPreview, { params: { id } }, { signal })).preview,
    staleTime: 0,
    retry: false,
  });

/** Lets this session run the build of a preview. */
export const useOpenPreview = () =>
  useMutation({ mutationFn: (id: string) => callApi(openPreview, { body: { id } }) });

type BodyOf<E> = RequestOf<E> extends { readonly body: infer Body } ? Body : never;

/** Makes a preview, or moves the end of the one there is. */
export function useCreatePreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createPreview>) => callApi(createPreview, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: previewsKey }),
  });
}

/** Closes a preview. */
export function useRevokePreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(revokePreview, { body: { id } }),
    onSuccess: ({ message }) => {
      notify.success(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: previewsKey }),
  });
}
