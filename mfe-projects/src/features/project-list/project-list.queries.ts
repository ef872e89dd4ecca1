import { ApiError, callApi } from 'shared-kit/client';
import { deleteWebsite, listWebsites } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify } from 'shared-kit/ui';

/** Pictures take some seconds; what has none after so many looks gets it at the next visit. */
const pictureLookMs = 3_000;
const mostPictureLooks = 10;

/**
 * The caller's projects. Never fresh: one may have been published a moment ago, elsewhere. Asked for again while a
 * picture is being made.
 */
export const projectList = queryOptions({
  queryKey: ['websites'],
  queryFn: async ({ signal }) => (await callApi(listWebsites, {}, { signal })).message,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.dataUpdateCount <= mostPictureLooks &&
    state.data?.some(({ thumbnail }) => thumbnail === null) === true
      ? pictureLookMs
      : false,
});

/**
 * Deletes a project, shows the host's message and reloads the list. A failure is logged and not shown
 * (decisions, 18): the row stays, because nothing was taken away in advance.
 */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  const host = useHost();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteWebsite, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: projectList.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['deleted-websites'] }),
      ]);
    },
    onError: (error) => {
      host.report({ name: 'delete-website-failed', detail: describe(error) });
    },
  });
}

function describe(error: Error) {
  if (error instanceof ApiError) return { code: error.code, status: error.status };
  return { code: error.name, status: null };
}
