import { callApi, describeFailure } from 'shared-kit/client';
import { restoreProject, undeleteWebsite } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

/** What was deleted: a website by its id, or a draft. */
interface Deleted {
  readonly id: string;
  readonly website: unknown;
}

/** Brings a project back into the list, with its page. */
export function useBringBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, website }: Deleted) =>
      website === null
        ? callApi(restoreProject, { params: { project_id: id } })
        : callApi(undeleteWebsite, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await Promise.all(
        [['websites'], ['kept-projects'], ['deleted-websites']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => notify.error(describeFailure(error, undeleteWebsite.fallback).message),
  });
}
