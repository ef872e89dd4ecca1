import { Copy, Settings2, Trash2 } from 'lucide-react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { Badge, ExternalLink, IconButton, copyLink } from 'shared-kit/ui';
import { MessagesLink } from './messages-link';
import { Actions, Cut, Reason, When, Words } from './project-row-layout';

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** A date for people; what is no date is shown as it came. */
function dayOf(timestamp: string) {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : day.format(date);
}

/** Everything the host lists is published (specification, section 2), unless owner or operator say otherwise. */
function StateBadge({ state }: { readonly state: string | undefined }) {
  const [tone, word] =
    state === 'suspended'
      ? (['danger', 'Suspended'] as const)
      : state === 'offline'
        ? (['neutral', 'Offline'] as const)
        : (['success', 'Published'] as const);
  return (
    <Badge $tone={tone} style={{ gridArea: 'badge', justifySelf: 'start' }}>
      {word}
    </Badge>
  );
}

export interface ProjectProps {
  readonly project: WebsiteListItem;
  readonly onManage: (project: WebsiteListItem) => void;
  readonly onDelete: (project: WebsiteListItem) => void;
}

/** A project's title, its published link, when it was made, and what can be done with it. */
export function ProjectParts({ project, onManage, onDelete }: ProjectProps) {
  return (
    <>
      <Words>
        <h2 title={project.title}>{project.title}</h2>
        <ExternalLink href={project.content}>
          <Cut>{project.content}</Cut>
        </ExternalLink>
        {project.suspension_reason !== undefined && (
          <Reason>Suspended: {project.suspension_reason}</Reason>
        )}
      </Words>
      <StateBadge state={project.state} />
      <When dateTime={project.created_at}>{dayOf(project.created_at)}</When>
      <Actions>
        <MessagesLink project={project} />
        <IconButton
          label={`Publication of ${project.title}`}
          icon={<Settings2 size={16} aria-hidden />}
          onClick={() => onManage(project)}
        />
        <IconButton
          label={`Copy link of ${project.title}`}
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyLink(project.content)}
        />
        <IconButton
          label={`Delete ${project.title}`}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onDelete(project)}
        />
      </Actions>
    </>
  );
}
