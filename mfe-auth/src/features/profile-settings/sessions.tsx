import type { ReactElement } from 'react';
import type { SignedInSession } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  PageSection,
  Row,
  RowList,
  Skeleton,
} from 'shared-kit/ui';
import { sessions, useEndSession } from './sessions.queries';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const nameOf = ({ browser }: SignedInSession): string => browser ?? 'Unknown browser';

/** List of the member's sessions; each other one can be ended. */
export function Sessions(): ReactElement | null {
  const { data, isError, isFetching, refetch, error } = useQuery(sessions);
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
            error={error}
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
      <RowList aria-label="Where you are signed in">
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
      </RowList>
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
