import { useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { EmptyState, Card, Pagination, SearchToolbar, SelectField, Stack } from 'shared-kit/ui';
import { ownersFor } from './access/owner.queries';
import { countOf } from './release-words';
import { filterLines, linesOf, remoteStates } from './remote-lines';
import type { RemoteCondition } from './remote-lines';
import { RemoteTable } from './remote-table';
import type { ReleaseControls } from './use-release-controls';

/** So many remotes are on a page; a suite of fewer needs no search either. */
const perPage = 20;

/** On a phone the choice stands below the search, which needs the width. */
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);

  > :first-child {
    flex: 1 1 320px;
    min-width: 0;
  }
  > :last-child {
    flex: 0 1 150px;
  }
`;

const options = [
  { value: '', label: 'All states' },
  ...remoteStates.map((state) => ({
    value: state,
    label: `${state.charAt(0).toUpperCase()}${state.slice(1)}`,
  })),
];

/** All remotes: in one table where they are few, else by pages with a search by name and owner, and by state. */
export function RemoteList({ controls }: { readonly controls: ReleaseControls }) {
  const [search, setSearch] = useState('');
  const [condition, setCondition] = useState<RemoteCondition | null>(null);
  const [page, setPage] = useState(1);
  const { data: owners } = useQuery(ownersFor(controls.status));
  const all = linesOf(controls.status, owners);
  if (all.length <= perPage) return <RemoteTable controls={controls} lines={all} />;
  const found = filterLines(all, search, condition);
  const pageCount = Math.ceil(found.length / perPage);
  const shown = Math.min(page, Math.max(1, pageCount));
  const status =
    found.length === all.length
      ? countOf(all.length, 'remote')
      : `${found.length} of ${countOf(all.length, 'remote')}`;
  return (
    <Stack>
      <Filters>
        <SearchToolbar
          label="Search remotes"
          placeholder="Name or owner"
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
          status={status}
        />
        <div>
          <SelectField
            label="State"
            hideLabel
            options={options}
            value={condition ?? ''}
            onChange={({ target }) => {
              setCondition(remoteStates.find((state) => state === target.value) ?? null);
              setPage(1);
            }}
          />
        </div>
      </Filters>
      {found.length === 0 ? (
        <Card $padding="none">
          <EmptyState title="No remote is like that">
            Search for another name or owner, or choose another state.
          </EmptyState>
        </Card>
      ) : (
        <RemoteTable
          controls={controls}
          lines={found.slice((shown - 1) * perPage, shown * perPage)}
        />
      )}
      {pageCount > 1 && (
        <Pagination
          page={shown}
          pageCount={pageCount}
          onPageChange={setPage}
          label="Pages of remotes"
        />
      )}
    </Stack>
  );
}
