import type { ReactElement } from 'react';
import type { SignedInSession } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Badge, Button, Card, ErrorState, PageSection, Row, Skeleton } from 'shared-kit/ui';
import { sessions, useEndSession } from './sessions.queries';

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    min-height: var(--control-height);
    padding-block: var(--space-3);
  }
  li + li {
    border-block-start: 1px solid var(--color-border);
  }
  li:first-child {
    padding-block-start: 0;
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

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const nameOf = ({ browser }: SignedInSession): string => browser ?? 'Unknown browser';

/** Where the member is signed in, with a way to end each of the others. */
export function Sessions(): ReactElement | null {
  const { data, isError, isFetching, refetch } = useQuery(sessions);
  if (data === null) return null;
  return (
    <PageSection
      beside
      title="Where you are signed in"
      description="If you do not recognise one of these, sign it out and change your password."
    >
      <Card>
        {isError && (
          <ErrorState
            title="Your sessions could not be loaded"
            message="Nothing has changed. Try again in a moment."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!isError && !data && <Skeleton height={56} />}
        {data && <SessionList all={data} />}
      </Card>
    </PageSection>
  );
}

function SessionList({ all }: { readonly all: readonly SignedInSession[] }): ReactElement {
  const end = useEndSession();
  const isEnding = (which: string) => end.isPending && end.variables === which;
  return (
    <>
      <List aria-label="Where you are signed in">
        {all.map((session) => (
          <li key={session.id}>
            <div>
              {nameOf(session)}
              <small>
                {[session.network, `since ${time.format(new Date(session.created_at))}`]
                  .filter((part) => part !== null)
                  .join(', ')}
              </small>
            </div>
            {session.current ? (
              <Badge $tone="success">This device</Badge>
            ) : (
              <Button
                size="small"
                aria-label={`Sign out ${nameOf(session)}`}
                busy={isEnding(session.id)}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </List>
      {all.length > 2 && (
        <Row $justify="end">
          <Button busy={isEnding('others')} onClick={() => end.mutate('others')}>
            Sign out everywhere else
          </Button>
        </Row>
      )}
    </>
  );
}
