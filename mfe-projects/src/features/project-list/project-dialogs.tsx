import { lazy, Suspense } from 'react';
import type { RefObject } from 'react';
import type { useProjectDialogs } from './use-project-dialogs';

// Loaded on demand: most visits change nothing.
const PublicationDialog = lazy(() => import('./publication/publication-dialog'));
const RenameProject = lazy(() => import('./rename-project'));
const DeleteProject = lazy(() => import('./delete-project'));

/** The open dialog about a project. */
export function ProjectDialogs(
  props: Pick<ReturnType<typeof useProjectDialogs>, 'dialog' | 'close'> & {
    /** Receives focus once the row that opened the dialog is gone. */
    readonly focusFallback: RefObject<HTMLElement | null>;
  },
) {
  const { dialog, close, focusFallback } = props;
  if (dialog === null) return null;
  const { kind, project } = dialog;
  return (
    <Suspense>
      {kind === 'manage' && project.website && (
        <PublicationDialog project={project.website} onClose={close} />
      )}
      {kind === 'rename' && project.hostProject && (
        <RenameProject project={project.hostProject} title={project.title} onClose={close} />
      )}
      {kind === 'delete' && (
        <DeleteProject project={project} onClose={close} focusFallback={focusFallback} />
      )}
    </Suspense>
  );
}
