import { ScrollText, SearchX } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Card, EmptyState, ErrorState, OutdatedNotice } from 'shared-kit/ui';
import { AuditTable, AuditTableSkeleton } from './audit-table';
import type { useAuditLog } from './audit.queries';

const Rows = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--motion-medium) var(--ease-out);
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-border);
`;

const Fault = styled.p`
  color: var(--color-danger-text);
`;

interface AuditListProps {
  readonly log: ReturnType<typeof useAuditLog>;
  readonly isFiltering: boolean;
  readonly onClear: () => void;
}

/** The loaded entries, and a button for earlier ones. */
export function AuditList({ log, isFiltering, onClear }: AuditListProps) {
  const { data, isError, isFetching, isFetchNextPageError, isPlaceholderData, refetch, error } =
    log;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      {isError && entries && !isFetchNextPageError && (
        <OutdatedNotice onRetry={() => void refetch()} />
      )}
      <Card $padding="none">
        {entries && entries.length > 0 && (
          <Rows aria-busy={isPlaceholderData}>
            <AuditTable entries={entries} />
          </Rows>
        )}
        {entries?.length === 0 && <NoEntries isFiltering={isFiltering} onClear={onClear} />}
        {log.hasNextPage && (
          <More>
            <Button
              size="small"
              busy={log.isFetchingNextPage}
              onClick={() => void log.fetchNextPage()}
            >
              Load more
            </Button>
            {isFetchNextPageError && (
              <Fault role="alert">
                Earlier entries could not be loaded. Try again in a moment.
              </Fault>
            )}
          </More>
        )}
        {!entries && !isError && <AuditTableSkeleton />}
        {!entries && isError && (
          <ErrorState
            error={error}
            title="The audit log could not be loaded"
            message="Nothing is lost. Try again in a moment."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
    </>
  );
}

function NoEntries({ isFiltering, onClear }: Pick<AuditListProps, 'isFiltering' | 'onClear'>) {
  if (!isFiltering) {
    return (
      <EmptyState icon={<ScrollText size={20} aria-hidden />} title="Nothing is recorded yet">
        Changes of accounts, rights, releases and suspensions appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={20} aria-hidden />}
      title="No entries found"
      action={<Button onClick={onClear}>Show all entries</Button>}
    >
      Nothing that is recorded fits these filters.
    </EmptyState>
  );
}
