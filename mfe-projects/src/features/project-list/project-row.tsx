import { Copy, Trash2 } from 'lucide-react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Badge, ExternalLink, IconButton, copyLink } from 'shared-kit/ui';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 108px auto;
  grid-template-areas: 'words badge date actions';
  align-items: center;
  gap: var(--space-1) var(--space-6);
  min-height: 76px;
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-5);
  transition: background-color var(--motion-fast) var(--ease-out);

  &:hover {
    background: var(--color-surface-hover);
  }
  @media (max-width: 720px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: 'words words words' 'badge date actions';
    gap: var(--space-2) var(--space-3);
    padding-inline-start: var(--space-4);
  }
`;

const Words = styled.div`
  grid-area: words;
  min-width: 0;
  display: grid;
  justify-items: start;
  gap: 2px;

  h2 {
    font-size: var(--text-14);
    letter-spacing: normal;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  a {
    max-width: 100%;
    font-size: var(--text-13);
  }
`;

const Cut = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const When = styled.time`
  grid-area: date;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  gap: var(--space-1);
`;

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' });

/** A date for people; what is no date is shown as it came. */
function dayOf(timestamp: string) {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : day.format(date);
}

/** One project: title, published link, when it was made, and what can be done with it. */
export function ProjectRow(props: {
  project: WebsiteListItem;
  onDelete: (project: WebsiteListItem) => void;
}) {
  const { project, onDelete } = props;
  return (
    <Row>
      <Words>
        <h2 title={project.title}>{project.title}</h2>
        <ExternalLink href={project.content}>
          <Cut>{project.content}</Cut>
        </ExternalLink>
      </Words>
      {/* Everything the host lists is published (specification, section 2). */}
      <Badge $tone="success" style={{ gridArea: 'badge' }}>
        Published
      </Badge>
      <When dateTime={project.created_at}>{dayOf(project.created_at)}</When>
      <Actions>
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
    </Row>
  );
}
