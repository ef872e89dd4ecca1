import { callApi, describeFailure } from 'shared-kit/client';
import { restoreProject, undeleteWebsite } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';

/** A deleted website or draft, by its id. */
interface Deleted {
  readonly id: string;
  readonly website: unknown;
}

/** Restores a deleted project to the list. */
export function useRestoreProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, website }: Deleted) =>
      website === null
        ? callApi(restoreProject, { params: { project_id: id } })
        : callApi(undeleteWebsite, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await Promise.all(
        [['websites'], ['host-projects'], ['deleted-websites']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => notify.error(describeFailure(error, undeleteWebsite.fallback).message),
  });
}
