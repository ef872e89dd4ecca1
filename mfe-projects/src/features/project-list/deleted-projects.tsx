import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { DeletedWebsite } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Card, ErrorState, Skeleton } from 'shared-kit/ui';
import { deletedProjects, useBringBack } from './deleted-projects.queries';

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

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) var(--space-4) var(--space-3) var(--space-5);
  }
  li + li {
    border-block-start: 1px solid var(--color-border);
  }
  li > div {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
`;

const Words = styled.p`
  padding: var(--space-4) var(--space-5);
  color: var(--color-text-muted);
`;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** What can still be brought back. Asked for only when it is opened: hardly any visit needs it. */
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
  const { data, isError, isFetching, refetch } = useQuery(deletedProjects);
  const bringBack = useBringBack();
  if (isError) {
    return (
      <ErrorState
        title="The deleted projects could not be loaded"
        message="They are kept all the same. Try again in a moment."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={64} />;
  if (data.length === 0) return <Words>Nothing was deleted in the last days.</Words>;
  return (
    <Rows aria-label="Recently deleted">
      {data.map((website) => (
        <li key={website.id}>
          <div>
            {website.title}
            <small>{untilOf(website)}</small>
          </div>
          <Button
            size="small"
            aria-label={`Bring ${website.title} back`}
            busy={bringBack.isPending && bringBack.variables === website.id}
            onClick={() => bringBack.mutate(website.id)}
          >
            Bring back
          </Button>
        </li>
      ))}
    </Rows>
  );
}

const untilOf = ({ gone_at }: DeletedWebsite) => `Kept until ${day.format(new Date(gone_at))}`;
