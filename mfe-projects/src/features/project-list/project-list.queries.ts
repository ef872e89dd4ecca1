import { ApiError, callApi } from 'shared-kit/client';
import { deleteProject, deleteWebsite, listWebsites } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify } from 'shared-kit/ui';
import { keptProjects } from './kept-projects.queries';
import type { Project } from './project';
import { useBringBack } from './use-bring-back';

/** Pictures take some seconds; what has none after so many looks gets it at the next visit. */
const pictureLookMs = 3_000;
const mostPictureLooks = 10;

/**
 * The caller's published websites. Never fresh: one may have been published a moment ago, elsewhere. Asked for again while a
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
 * Deletes a project, shows the host's message with a way back, and reloads the list. A failure is logged
 * and not shown (decisions, 18): the row stays, because nothing was taken away in advance.
 */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  const host = useHost();
  const { mutate: bringBack } = useBringBack();
  return useMutation({
    mutationFn: ({ id, website }: Project) =>
      website
        ? callApi(deleteWebsite, { params: { id } })
        : callApi(deleteProject, { params: { project_id: id } }),
    onSuccess: async ({ message }, project) => {
      const undo = { label: 'Undo', onPress: () => bringBack(project) };
      if (canBeBroughtBack(project)) notify.successWithAction(message, undo);
      else notify.success(message);
      await Promise.all(
        [projectList.queryKey, keptProjects.queryKey, ['deleted-websites']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      host.report({ name: 'delete-website-failed', detail: describe(error) });
    },
  });
}

/** A host that only knows the specification says neither of these, and deletes for good. */
const canBeBroughtBack = ({ website, kept }: Project): boolean =>
  kept !== null || website?.state !== undefined;

function describe(error: Error) {
  if (error instanceof ApiError) return { code: error.code, status: error.status };
  return { code: error.name, status: null };
}
