import { render, screen, within } from '@testing-library/react';
import { DataTable } from './data-table';

const rows = [
  { id: 'a', email: 'mira@example.com' },
  { id: 'b', email: 'jo@example.com' },
];

it('names the table and its columns, in the cells too', () => {
  render(
    <DataTable
      caption="Users"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { key: 'email', header: 'Email', cell: (row) => row.email },
        { key: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: () => 'Edit' },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Users' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Email', 'Actions']);
  expect(within(table).getByRole('cell', { name: 'jo@example.com' })).toHaveAttribute(
    'data-column',
    'Email',
  );
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});
