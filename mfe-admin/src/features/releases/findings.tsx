import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Finding } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Skeleton } from 'shared-kit/ui';
import { findingsOf } from './releases.queries';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $tone: 'success' | 'warning' | 'danger' }>`
  display: flex;
  gap: var(--space-2);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 3px;
    color: ${({ $tone }) => `var(--color-${$tone}-text)`};
  }
`;

interface FindingsProps {
  readonly remote: string;
  readonly version: string;
  /** The record it is checked against. */
  readonly serial: number;
}

/** What the compatibility check says of a build, one sentence per finding. */
export function Findings({ remote, version, serial }: FindingsProps) {
  const check = useQuery(findingsOf(remote, version, serial));
  if (check.data) return <FindingList findings={check.data} />;
  if (!check.isError) return <Skeleton height={20} label="Checking against everything live" />;
  return (
    <List>
      <Line $tone="warning">
        <TriangleAlert size={16} aria-hidden />
        <span>
          The check could not be made.{' '}
          <Button size="small" onClick={() => void check.refetch()} busy={check.isFetching}>
            Check again
          </Button>
        </span>
      </Line>
    </List>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) {
    return (
      <List>
        <Line $tone="success">
          <CircleCheck size={16} aria-hidden />
          It fits everything that is live.
        </Line>
      </List>
    );
  }
  return (
    <List>
      {findings.map(({ severity, message }) => (
        <Line key={message} $tone={severity === 'blocks' ? 'danger' : 'warning'}>
          {severity === 'blocks' ? (
            <CircleAlert size={16} aria-hidden />
          ) : (
            <TriangleAlert size={16} aria-hidden />
          )}
          <span>
            {severity === 'blocks' ? 'Stops it: ' : 'Worth a look: '}
            {message}
          </span>
        </Line>
      ))}
    </List>
  );
}
