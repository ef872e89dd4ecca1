import { callApi, describeFailure } from 'shared-kit/client';
import { listDeletedWebsites, undeleteWebsite } from 'shared-kit/contract';
import { queryOptions, useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { projectList } from './project-list.queries';

/** The caller's deleted projects that can be brought back. */
export const deletedProjects = queryOptions({
  queryKey: ['deleted-websites'],
  queryFn: async ({ signal }) => (await callApi(listDeletedWebsites, {}, { signal })).websites,
  staleTime: 0,
});

/** Brings a project back into the list, with its page. */
export function useBringBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(undeleteWebsite, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await Promise.all(
        [projectList, deletedProjects].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => notify.error(describeFailure(error, undeleteWebsite.fallback).message),
  });
}
