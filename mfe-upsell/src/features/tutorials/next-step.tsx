import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { samplePrompts } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { Link } from 'shared-kit/router';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton, PageSection, Skeleton } from 'shared-kit/ui';
import { recentProjects } from './next-step.queries';
import type { RecentProject } from './next-step.queries';

/** Three choices, in a row or stacked; shared with the skeleton. */
const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    /* Reserves space for three, so that nothing below moves. */
    min-height: calc(3 * 64px + 2 * var(--space-3));
  }
`;

const Choice = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--space-3);
  min-height: 64px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  text-decoration: none;
  transition: border-color var(--motion-fast) var(--ease-out);

  &:hover {
    border-color: var(--color-accent);
  }
  > svg {
    grid-area: 1 / 2 / span 2;
    color: var(--color-accent-text);
  }
  strong,
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  span {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
`;

/** The samples most people begin with. */
const firstSamples = new Set([1, 2, 6]);

const startingPoints = samplePrompts
  .filter(({ id }) => firstSamples.has(id))
  .map(({ id, title, description }) => ({
    title,
    description,
    address: `/create-project?sample=${id}`,
  }));

const places = [0, 1, 2] as const;

/** The next step: create the first site from a starting point, or continue with a recent one. */
export function NextStep() {
  const { data, isPending } = useQuery(recentProjects);
  if (isPending) {
    return (
      <Step title="Your sites" description="One moment…">
        {places.map((place) => (
          <li key={place}>
            <Skeleton height={64} {...(place === 0 ? { label: 'Loading your sites' } : {})} />
          </li>
        ))}
      </Step>
    );
  }
  if (data && data.length > 0) return <Recent projects={data} />;
  return (
    <Step
      // After a loading failure, nothing is said about a first site.
      title={data ? 'Make your first site' : 'Make a site'}
      description="Pick a starting point or describe your own."
    >
      <StartingPoints count={places.length} />
    </Step>
  );
}

const Recent = ({ projects }: { readonly projects: readonly RecentProject[] }) => (
  <Step
    title="Your sites"
    description={
      projects.length < places.length
        ? 'Continue where you left off, or start another one.'
        : 'Continue where you left off.'
    }
  >
    {projects.map(({ title, address }) => (
      <NextChoice key={address} address={address} title={title} description="Open" />
    ))}
    <StartingPoints count={places.length - projects.length} />
  </Step>
);

const StartingPoints = ({ count }: { readonly count: number }) =>
  startingPoints
    .slice(0, Math.max(0, count))
    .map((point) => <NextChoice key={point.address} {...point} />);

interface NextChoiceProps {
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

const NextChoice = ({ address, title, description }: NextChoiceProps) => (
  <li>
    <Choice to={address} title={title}>
      <strong>{title}</strong>
      <span>{description}</span>
      <ArrowRight size={16} aria-hidden />
    </Choice>
  </li>
);

function Step(props: {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}) {
  return (
    <Card>
      <PageSection
        title={props.title}
        description={props.description}
        actions={
          <LinkButton to="/create-project" variant="primary">
            Create New Project
          </LinkButton>
        }
      >
        <Choices>{props.children}</Choices>
      </PageSection>
    </Card>
  );
}
