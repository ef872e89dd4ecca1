import { ApiError, callApi } from 'shared-kit/client';
import { deleteProject, deleteWebsite, listWebsites } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify } from 'shared-kit/ui';
import { hostProjects } from './host-projects.queries';
import type { Project } from './project';
import { useRestoreProject } from './use-restore-project';

/**
 * Polling for thumbnails, in milliseconds, and its maximum number of polls; a missing one is shown
 * at the next visit.
 */
const picturePollMs = 3_000;
const maxPicturePolls = 10;

/**
 * The member's published websites. Always stale, because one may have been published elsewhere a
 * moment ago. Polled while a thumbnail is being made.
 */
export const projectList = queryOptions({
  queryKey: ['websites'],
  queryFn: async ({ signal }) => (await callApi(listWebsites, {}, { signal })).message,
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.dataUpdateCount <= maxPicturePolls &&
    state.data?.some(({ thumbnail }) => thumbnail === null) === true
      ? picturePollMs
      : false,
});

/**
 * Deletes a project, shows the host's message with an undo action, and reloads the list. A failure
 * is logged and not shown (decisions, 18); the row stays, because nothing was removed
 * optimistically.
 */
export function useDeleteProject() {
  const queryClient = useQueryClient();
  const host = useHost();
  const { mutate: bringBack } = useRestoreProject();
  return useMutation({
    mutationFn: ({ id, website }: Project) =>
      website
        ? callApi(deleteWebsite, { params: { id } })
        : callApi(deleteProject, { params: { project_id: id } }),
    onSuccess: async ({ message }, project) => {
      const undo = { label: 'Undo', onPress: () => bringBack(project) };
      if (canBeRestored(project)) notify.successWithAction(message, undo);
      else notify.success(message);
      await Promise.all(
        [projectList.queryKey, hostProjects.queryKey, ['deleted-websites']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      host.report({ name: 'delete-website-failed', detail: describe(error) });
    },
  });
}

/**
 * Whether the response allows undoing; a host with only the specification's calls deletes for good.
 */
const canBeRestored = ({ website, hostProject }: Project): boolean =>
  hostProject !== null || website?.state !== undefined;

function describe(error: Error) {
  if (error instanceof ApiError) return { code: error.code, status: error.status };
  return { code: error.name, status: null };
}
