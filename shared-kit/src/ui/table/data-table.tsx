import type { ReactNode } from 'react';
import { styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

/** Under 640 px each row becomes a card: the cells stack and carry their column's name. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 10px var(--space-4);
    text-align: start;
    vertical-align: middle;
  }
  th {
    border-block-end: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-12);
    font-weight: 500;
    white-space: nowrap;
  }
  td {
    max-width: 360px;
    overflow-wrap: anywhere;
  }
  tbody tr + tr td {
    border-block-start: 1px solid var(--color-border);
  }
  tbody tr:hover {
    background: var(--color-surface-hover);
  }
  [data-align='end'] {
    text-align: end;
  }

  @media (max-width: 640px) {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    /* Out of sight, not out of the table: screen readers still name the columns. */
    thead {
      position: absolute;
      max-width: 100%;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding: var(--space-3) var(--space-4);
    }
    tbody tr + tr {
      border-block-start: 1px solid var(--color-border);
    }
    td,
    tbody tr + tr td {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: var(--space-3);
      align-items: center;
      justify-items: start;
      max-width: none;
      padding: 4px 0;
      border: 0;
    }
    td::before {
      content: attr(data-column);
      color: var(--color-text-muted);
      font-size: var(--text-12);
    }
    /* The first cell is the card’s title, up to three buttons stand at its end. */
    tr {
      position: relative;
    }
    td:first-child {
      display: block;
      min-height: var(--control-height-small);
      padding-inline-end: calc(3 * var(--control-height-small) + var(--space-3));
      align-content: center;
    }
    td[data-align='end']:last-child {
      display: block;
      padding: 0;
      position: absolute;
      inset-block-start: var(--space-3);
      inset-inline-end: var(--space-2);
    }
    td:first-child::before,
    td[data-align='end']:last-child::before {
      content: none;
    }
  }
`;

/** One column: its heading and what a row shows in it. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** For a column of buttons: the heading is there for screen readers only. */
  readonly hideHeader?: boolean;
}

/** Properties of `DataTable`. */
export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table that becomes a list of cards on narrow screens. Put it in a `Card` without padding. */
export function DataTable<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <Scroll>
      <Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ key, header, align, hideHeader }) => (
              <th key={key} scope="col" data-align={align}>
                {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, align, cell }) => (
                <td key={key} data-column={header} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
