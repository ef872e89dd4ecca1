import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  Pagination,
  Skeleton,
  Stack,
} from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';

const perPage = 10;

interface ListCardProps<Line> {
  /** What the lines are, in the plural and in small letters. */
  readonly what: string;
  readonly query: {
    readonly data: readonly Line[] | undefined;
    readonly isError: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly columns: readonly Column<Line>[];
  readonly rowKey: (line: Line) => string;
  /** What an empty list means. */
  readonly children: ReactNode;
}

/** A list from the host in each of its states, by pages where it is long. */
export function ListCard<Line>({ what, query, columns, rowKey, children }: ListCardProps<Line>) {
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, refetch } = query;
  if (!data && isError) {
    return (
      <Card $padding="none">
        <ErrorState
          error={error}
          title={`The ${what} could not be loaded`}
          message="Nothing was changed. Try again in a moment."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Skeleton variant="rows" count={2} label={`Loading the ${what}`} />
      </Card>
    );
  }
  if (data.length === 0) {
    return (
      <Card $padding="none">
        <EmptyState title={`No ${what} yet`}>{children}</EmptyState>
      </Card>
    );
  }
  const pageCount = Math.ceil(data.length / perPage);
  const shown = Math.min(page, pageCount);
  const caption = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return (
    <Stack>
      <Card $padding="none">
        <DataTable
          caption={caption}
          columns={columns}
          rows={data.slice((shown - 1) * perPage, shown * perPage)}
          rowKey={rowKey}
        />
      </Card>
      {pageCount > 1 && (
        <Pagination
          page={shown}
          pageCount={pageCount}
          onPageChange={setPage}
          label={`Pages of ${what}`}
        />
      )}
    </Stack>
  );
}
