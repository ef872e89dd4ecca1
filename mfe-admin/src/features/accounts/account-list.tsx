import type { RefObject } from 'react';
import { styled } from 'shared-kit/styled';
import {
  Card,
  DataTable,
  ErrorState,
  OutdatedNotice,
  Pagination,
  SearchToolbar,
} from 'shared-kit/ui';
import { useSession } from 'shared-kit/session';
import type { AccountArea } from './account-area';
import { accountColumns } from './account-columns';
import { selectPage } from './account-page';
import type { ShownPage } from './account-page';
import { AccountTableSkeleton } from './account-table-skeleton';
import { NoResults } from './list-states';
import type { AccountDialogState } from './use-account-dialogs';
import type { useAccountList } from './use-account-list';
import type { useRequestedPage } from './use-requested-page';

const Results = styled.section`
  border-radius: inherit;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Rows = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity var(--motion-medium) var(--ease-out);
  }
`;

interface AccountListProps {
  readonly area: AccountArea;
  readonly list: ReturnType<typeof useAccountList>;
  readonly wantedPage: ReturnType<typeof useRequestedPage>;
  readonly dialogs: AccountDialogState;
  /** Receives focus once the row that opened a dialog is gone. */
  readonly table: RefObject<HTMLDivElement | null>;
}

/** Search field, one page of rows, and pagination. */
export function AccountList({ area, list, wantedPage, dialogs, table }: AccountListProps) {
  const ownId = useSession((session) => session.user?.id ?? null);
  const { text, wanted, searchFor, goTo } = wantedPage;
  const shown = list.data ? selectPage(list.data, wanted) : null;
  const busy = list.isFetching || dialogs.openingId !== null;
  return (
    <>
      {list.isError && shown && <OutdatedNotice onRetry={() => void list.refetch()} />}
      <SearchToolbar
        label="Search by email"
        placeholder="Search by email..."
        search={text}
        onSearch={searchFor}
        status={statusOf(shown, busy)}
      />
      <Card $padding="none">
        <Results ref={table} tabIndex={-1} aria-label={area.title}>
          {shown && shown.total > 0 && (
            <Rows aria-busy={list.isPlaceholderData}>
              <DataTable
                caption="Users"
                columns={accountColumns({
                  onEdit: dialogs.openEdit,
                  onDelete: dialogs.openDelete,
                  onSuspend: dialogs.openSuspension,
                  onTakeOffSecondFactor: dialogs.openSecondFactor,
                  ownId,
                  busyId: dialogs.openingId,
                })}
                rows={shown.rows}
                rowKey={({ id }) => id}
              />
            </Rows>
          )}
          {shown?.total === 0 && (
            <NoResults
              search={wanted.search}
              nobody={area.nobody}
              onClear={() => searchFor('')}
              onAdd={dialogs.openAdd}
            />
          )}
          {!shown && !list.isError && <AccountTableSkeleton />}
          {!shown && list.isError && (
            <ErrorState
              error={list.error}
              title="The users could not be loaded"
              message="Nothing is lost. Try again in a moment."
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            />
          )}
        </Results>
      </Card>
      {shown && shown.total > 0 && (
        <Pagination page={shown.page} pageCount={shown.pageCount} onPageChange={goTo} />
      )}
    </>
  );
}

/** Status text: the specification's loading texts (section 2), or the number of accounts. */
function statusOf(shown: ShownPage | null, busy: boolean): string {
  if (busy) return shown ? 'Processing...' : 'Fetching your users...';
  if (!shown) return '';
  return `${shown.total.toLocaleString('en')} ${shown.total === 1 ? 'user' : 'users'}`;
}
