import type { ProjectVersion } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Badge, Button, ErrorState, Skeleton } from 'shared-kit/ui';
import { isLoading, useProject } from '../model';
import { SideSection } from '../layout';
import { useNewerVersion } from './use-newer-version';
import { useView } from './use-view';
import { describeKind, describeTime } from './version-words';
import { versionQueries } from './version.queries';

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  max-height: 320px;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  padding-block: var(--space-1);
  font-size: var(--text-13);
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
`;

const Prompt = styled.span`
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The version history: generations, refinements and edits. */
export function VersionList() {
  const version = useProject((project) => project.version);
  return version === null ? null : <History newest={version} />;
}

function History({ newest }: { readonly newest: number }) {
  const projectId = useProject((project) => project.draft.id);
  const { data, isPending, refetch, isFetching, error } = useQuery(
    versionQueries.list(projectId, newest),
  );
  useNewerVersion(data?.[0]?.number ?? newest);
  return (
    <SideSection title="Versions">
      {data ? (
        <List>
          {data.map((version) => (
            <Line key={version.number} version={version} isCurrent={version.number === newest} />
          ))}
        </List>
      ) : isPending ? (
        <Skeleton variant="text" count={3} label="Loading the versions" />
      ) : (
        <ErrorState
          error={error}
          title="The versions could not be loaded"
          message="Nothing in your project is lost."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </SideSection>
  );
}

interface LineProps {
  readonly version: ProjectVersion;
  readonly isCurrent: boolean;
}

function Line({ version, isCurrent }: LineProps) {
  const { busy, view } = useView(version.number);
  const loading = useProject(isLoading);
  const isViewed = useProject((project) => project.viewed?.number === version.number);
  const name = `Version ${version.number}`;
  return (
    <Item>
      <Words>
        <span>
          {name} · {describeKind(version)}
        </span>
        <Prompt title={version.prompt}>{version.prompt || describeTime(version)}</Prompt>
      </Words>
      {isCurrent ? (
        <Badge $tone="neutral">Current</Badge>
      ) : (
        <Button
          size="small"
          busy={busy}
          disabled={loading || isViewed}
          aria-label={`View version ${version.number}`}
          onClick={view}
        >
          View
        </Button>
      )}
    </Item>
  );
}
