import { Link } from 'shared-kit/router';
import { Badge, ExternalLink } from 'shared-kit/ui';
import { workspaceOf } from './project';
import type { Project } from './project';
import { ProjectActions } from './project-actions';
import type { ProjectCommands } from './project-actions';
import { Cut, Description, Meta, Reason, When, Words } from './project-row-layout';

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** Formats a date; an invalid one is returned unchanged. */
function dayOf(timestamp: string) {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : day.format(date);
}

/** Badges of states other than published (specification, section 2; decisions, 24). */
const badges = {
  draft: ['neutral', 'Draft'],
  generating: ['accent', 'Generating'],
  offline: ['neutral', 'Offline'],
  suspended: ['danger', 'Suspended'],
} as const;

function StateBadge({ state }: { readonly state: string }) {
  const [tone, word] = Object.hasOwn(badges, state)
    ? badges[state as keyof typeof badges]
    : (['success', 'Published'] as const);
  return <Badge $tone={tone}>{word}</Badge>;
}

/** Limit of characters rendered in one line. */
const lineLimit = 300;

export type ProjectProps = ProjectCommands & { readonly project: Project };

/** The parts of a project in card or row: title, link or description, state, date and actions. */
export function ProjectParts({ project, ...commands }: ProjectProps) {
  const { title, website, hostProject, createdAt } = project;
  return (
    <>
      <Words>
        <h2 title={title}>
          <Link to={workspaceOf(project)}>{title}</Link>
        </h2>
        {website ? (
          <ExternalLink href={website.content}>
            <Cut>{website.content}</Cut>
          </ExternalLink>
        ) : (
          <Description>{hostProject?.prompt.slice(0, lineLimit)}</Description>
        )}
        {website?.suspension_reason !== undefined && (
          <Reason>Suspended: {website.suspension_reason}</Reason>
        )}
      </Words>
      <Meta>
        <StateBadge state={project.state} />
        <When dateTime={createdAt}>{dayOf(createdAt)}</When>
      </Meta>
      <ProjectActions project={project} {...commands} />
    </>
  );
}
