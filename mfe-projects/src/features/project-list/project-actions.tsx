import { Copy, CopyPlus, PencilLine, Settings2, Trash2 } from 'lucide-react';
import { IconButton, LinkButton, copyLink } from 'shared-kit/ui';
import { MessagesLink } from './messages-link';
import { workspaceOf } from './project';
import type { Project } from './project';
import { Actions } from './project-row-layout';

/** Actions on a project; the page owns their dialogs. */
export interface ProjectCommands {
  readonly onManage: (project: Project) => void;
  readonly onRename: (project: Project) => void;
  readonly onDuplicate: (project: Project) => void;
  readonly onDelete: (project: Project) => void;
}

/**
 * The buttons of a project. There are fewer for unpublished ones, and with a host that stores no
 * projects.
 */
export function ProjectActions(props: ProjectCommands & { readonly project: Project }) {
  const { project, onRename, onDuplicate, onDelete } = props;
  const { title, hostProject } = project;
  return (
    <Actions>
      <LinkButton to={workspaceOf(project)} size="small" aria-label={`Open ${title}`}>
        Open
      </LinkButton>
      <PublishedActions {...props} />
      {hostProject && (
        <>
          <IconButton
            label={`Rename ${title}`}
            icon={<PencilLine size={16} aria-hidden />}
            onClick={() => onRename(project)}
          />
          <IconButton
            label={`Duplicate ${title}`}
            icon={<CopyPlus size={16} aria-hidden />}
            disabled={hostProject.version === null}
            onClick={() => onDuplicate(project)}
          />
        </>
      )}
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => onDelete(project)}
      />
    </Actions>
  );
}

function PublishedActions(props: ProjectCommands & { readonly project: Project }) {
  const { project, onManage } = props;
  const { title, website } = project;
  if (!website) return null;
  return (
    <>
      <MessagesLink project={website} />
      <IconButton
        label={`Publication of ${title}`}
        icon={<Settings2 size={16} aria-hidden />}
        onClick={() => onManage(project)}
      />
      <IconButton
        label={`Copy link of ${title}`}
        icon={<Copy size={16} aria-hidden />}
        onClick={() => void copyLink(website.content)}
      />
    </>
  );
}
