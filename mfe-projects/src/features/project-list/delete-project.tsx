import type { RefObject } from 'react';
import { undeleteDays } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Project } from './project';
import { useDeleteProject } from './project-list.queries';

const Title = styled.strong`
  margin-block-end: var(--space-1);
  color: var(--color-text);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;

/** Confirms deleting a project, naming it and what is deleted with it. */
export default function DeleteProject(props: {
  project: Project;
  onClose: () => void;
  /** Receives focus once the row that opened the dialog is gone. */
  focusFallback: RefObject<HTMLElement | null>;
}) {
  const { project, onClose, focusFallback } = props;
  const deletion = useDeleteProject();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this project?"
      confirmLabel="Delete project"
      cancelLabel="Keep project"
      destructive
      focusFallback={focusFallback}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(project, { onSettled: onClose })}
    >
      <Title>{project.title}</Title>
      {project.website
        ? 'It leaves the list and its published page goes offline now.'
        : 'It leaves the list now.'}{' '}
      You can bring it back for {undeleteDays} days.
    </ConfirmDialog>
  );
}
