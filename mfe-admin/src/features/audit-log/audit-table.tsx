import type { AuditEntry } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { DataTable, Skeleton } from 'shared-kit/ui';
import type { Column } from 'shared-kit/ui';
import { actionWords, actorWords, detailWords, momentWords, targetWords } from './audit-words';

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
        {momentWords(at)}
      </When>
    ),
  },
  {
    key: 'actor',
    header: 'Who',
    cell: ({ actor, network }) => (
      <Words>
        <span title={actor?.id}>{actorWords(actor)}</span>
        {network !== null && <Quiet>from {network}</Quiet>}
      </Words>
    ),
  },
  {
    key: 'action',
    header: 'What',
    cell: ({ action, detail }) => {
      const details = detailWords(detail);
      return (
        <Words>
          <What>{actionWords(action)}</What>
          {details !== '' && <Quiet>{details}</Quiet>}
        </Words>
      );
    },
  },
  {
    key: 'target',
    header: 'About',
    cell: ({ target }) => <span title={target.id ?? undefined}>{targetWords(target)}</span>,
  },
];

/** Who changed what, when, and about whom. */
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

const bones: Column<number>[] = columns.map(({ key, header }, index) => ({
  key,
  header,
  cell: (place) => <Skeleton width={96 + ((place + index) % 3) * 32} height={14} />,
}));

/** The table's own layout without content, so that nothing moves when it arrives. */
export function AuditTableSkeleton() {
  return (
    <div aria-hidden>
      <DataTable caption="Loading" columns={bones} rows={places} rowKey={String} />
    </div>
  );
}
