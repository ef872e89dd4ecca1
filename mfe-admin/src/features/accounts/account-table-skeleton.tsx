import { DataTable, pageSize, Skeleton } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';

const places = Array.from({ length: pageSize }, (_, index) => index);

const bone = (key: string, header: string, width: (place: number) => number): Column<number> => ({
  key,
  header,
  cell: (place) => <Skeleton width={width(place)} height={14} />,
});

const columns: Column<number>[] = [
  bone('name', 'Name', (place) => 96 + (place % 3) * 24),
  bone('email', 'Email', (place) => 150 + (place % 2) * 40),
  bone('role', 'Role', () => 44),
  bone('created_at', 'Created At', () => 84),
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: () => (
      <span style={{ display: 'inline-block' }}>
        <Skeleton width={68} height={32} />
      </span>
    ),
  },
];

/** Skeleton in the table's layout, so that nothing moves when content arrives. */
export function AccountTableSkeleton() {
  return (
    <div aria-hidden>
      <DataTable caption="Loading" columns={columns} rows={places} rowKey={String} />
    </div>
  );
}
