import { lazy, Suspense } from 'react';
import type { RefObject } from 'react';
import type { useProjectDialogs } from './use-project-dialogs';

// Most visits change nothing: dialogs and focus trap arrive when they are asked for.
const PublicationDialog = lazy(() => import('./publication/publication-dialog'));
const RenameProject = lazy(() => import('./rename-project'));
const DeleteProject = lazy(() => import('./delete-project'));

/** The dialog about one project that is open. */
export function ProjectDialogs(
  props: Pick<ReturnType<typeof useProjectDialogs>, 'dialog' | 'close'> & {
    /** Takes the focus once the row that asked is gone. */
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
      {kind === 'rename' && project.kept && (
        <RenameProject project={project.kept} title={project.title} onClose={close} />
      )}
      {kind === 'delete' && (
        <DeleteProject project={project} onClose={close} focusFallback={focusFallback} />
      )}
    </Suspense>
  );
}
