import { useRef } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { duplicateProject } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { hostProjects } from './host-projects.queries';

/** Duplicates a project as a new draft. Pressing again while the copy is made does nothing. */
export function useDuplicate(): (projectId: string) => void {
  const queryClient = useQueryClient();
  const underWay = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (projectId: string) =>
      callApi(duplicateProject, {
        params: { project_id: projectId },
        body: { id: crypto.randomUUID() },
      }),
    onSuccess: async ({ message }) => {
      notify.success(message);
      await queryClient.invalidateQueries({ queryKey: hostProjects.queryKey });
    },
    onError: (error) => notify.error(describeFailure(error, duplicateProject.fallback).message),
    onSettled: () => {
      underWay.current = false;
    },
  });
  return (projectId) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(projectId);
  };
}
