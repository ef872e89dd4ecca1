import { useState } from 'react';
import type { Project } from './project';
import type { ProjectCommands } from './project-actions';
import { useDuplicate } from './use-duplicate';

/** The open dialog and its project. */
interface OpenDialog {
  readonly kind: 'manage' | 'rename' | 'delete';
  readonly project: Project;
}

/** Commands of a project's buttons; most open a dialog. */
export function useProjectDialogs(): {
  readonly dialog: OpenDialog | null;
  readonly close: () => void;
  readonly commands: ProjectCommands;
} {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const duplicate = useDuplicate();
  const opening = (kind: OpenDialog['kind']) => (project: Project) => setDialog({ kind, project });
  return {
    dialog,
    close: () => setDialog(null),
    commands: {
      onManage: opening('manage'),
      onRename: opening('rename'),
      onDelete: opening('delete'),
      onDuplicate: ({ hostProject }) => {
        if (hostProject) duplicate(hostProject.id);
      },
    },
  };
}
