import type { AuditEntry } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { DataTable, Skeleton } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { actionText, actorName, detailText, formatTime, targetName } from './audit-texts';

const When = styled.time`
  white-space: nowrap;
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const What = styled.span`
  font-weight: 500;
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const columns: Column<AuditEntry>[] = [
  {
    key: 'at',
    header: 'When',
    cell: ({ at }) => (
      <When dateTime={at} title={at}>
        {formatTime(at)}
      </When>
    ),
  },
  {
    key: 'actor',
    header: 'Who',
    cell: ({ actor, network }) => (
      <Words>
        <span title={actor?.id}>{actorName(actor)}</span>
        {network !== null && <Quiet>from {network}</Quiet>}
      </Words>
    ),
  },
  {
    key: 'action',
    header: 'What',
    cell: ({ action, detail }) => {
      const details = detailText(detail);
      return (
        <Words>
          <What>{actionText(action)}</What>
          {details !== '' && <Quiet>{details}</Quiet>}
        </Words>
      );
    },
  },
  {
    key: 'target',
    header: 'About',
    cell: ({ target }) => <span title={target.id ?? undefined}>{targetName(target)}</span>,
  },
];

/** Table of audit entries: time, actor, action and target. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <DataTable
      caption="Recorded changes"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

const places = Array.from({ length: 8 }, (_, index) => index);

const skeletonWidths: Column<number>[] = columns.map(({ key, header }, index) => ({
  key,
  header,
  cell: (place) => <Skeleton width={96 + ((place + index) % 3) * 32} height={14} />,
}));

/** Skeleton in the table's layout, so that nothing moves when content arrives. */
export function AuditTableSkeleton() {
  return (
    <div aria-hidden>
      <DataTable caption="Loading" columns={skeletonWidths} rows={places} rowKey={String} />
    </div>
  );
}
