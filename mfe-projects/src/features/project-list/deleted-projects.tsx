import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { undeleteDays } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Card, ErrorState, RowList, Skeleton } from 'shared-kit/ui';
import { useDeletedProjects } from './deleted-projects.queries';
import { useRestoreProject } from './use-restore-project';

const Disclosure = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--control-height);
    color: var(--color-text-muted);
    font-size: var(--text-13);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary svg {
    transform: rotate(90deg);
  }
`;

const Words = styled.p`
  padding: var(--space-4) var(--space-5);
  color: var(--color-text-muted);
`;

/** Projects that can still be restored. Loaded only when opened, because few visits need it. */
export function DeletedProjects() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={14} aria-hidden />
        Recently deleted
      </summary>
      <Card $padding="none">{open && <Deleted />}</Card>
    </Disclosure>
  );
}

function Deleted() {
  const { data, isError, isFetching, refetch, error } = useDeletedProjects();
  const bringBack = useRestoreProject();
  if (isError) {
    return (
      <ErrorState
        error={error}
        title="The deleted projects could not be loaded"
        message="They are still there. Try again in a moment."
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <Skeleton height={64} />;
  if (data.length === 0) return <Words>Nothing was deleted in the last {undeleteDays} days.</Words>;
  return (
    <RowList $inset aria-label="Recently deleted">
      {data.map((project) => (
        <li key={project.id}>
          <div>
            {project.title}
            <small>{project.until}</small>
          </div>
          <Button
            size="small"
            aria-label={`Bring ${project.title} back`}
            busy={bringBack.isPending && bringBack.variables.id === project.id}
            onClick={() => bringBack.mutate(project)}
          >
            Bring back
          </Button>
        </li>
      ))}
    </RowList>
  );
}
