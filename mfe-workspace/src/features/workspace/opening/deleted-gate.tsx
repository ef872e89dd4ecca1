import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { callApi } from 'shared-kit/client';
import { restoreProject } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { useStore } from 'shared-kit/state';
import { Button, EmptyState, notify, Page } from 'shared-kit/ui';
import { closeProject } from '../model';
import { ProjectsLink } from './project-gates';
import type { ProjectStore } from '../model';

interface DeletedGateProps {
  readonly store: ProjectStore;
  readonly children: ReactNode;
}

/** Replaces the workspace of a project that was deleted elsewhere by an offer to restore it. */
export function DeletedGate({ store, children }: DeletedGateProps) {
  const isDeleted = useStore(store, (project) => project.isDeleted);
  const { id, title } = store.getState().draft;
  const { isPending, mutate } = useMutation({
    mutationFn: () => callApi(restoreProject, { params: { project_id: id } }),
    onSuccess: ({ message }) => {
      notify.success(message);
      store.setState({ isDeleted: false });
    },
    onError: (error) => notify.error(error.message),
  });
  useEffect(() => {
    // Remove the local record when leaving.
    if (isDeleted) return () => (store.getState().isDeleted ? closeProject(id) : undefined);
    return undefined;
  }, [isDeleted, id, store]);
  if (!isDeleted) return children;
  return (
    <Page title="Workspace">
      <EmptyState
        title={`“${title}” was deleted`}
        icon={<Trash2 size={20} aria-hidden />}
        action={
          <>
            <Button variant="primary" busy={isPending} onClick={() => mutate()}>
              Bring it back
            </Button>
            <ProjectsLink />
          </>
        }
      >
        A deleted project can be brought back for seven days, as it was.
      </EmptyState>
    </Page>
  );
}
