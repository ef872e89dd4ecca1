import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pagination } from './pagination';

const show = (page: number, pageCount: number) => {
  const onPageChange = jest.fn();
  render(<Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />);
  return onPageChange;
};

it('marks the current page and says where each button leads', async () => {
  const onPageChange = show(5, 12);
  const nav = screen.getByRole('navigation', { name: 'Pagination' });
  expect(within(nav).getByRole('button', { name: '5' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Previous', '6', 'Next', '12']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onPageChange.mock.calls).toEqual([[4], [6], [6], [12]]);
  expect(screen.getAllByText('…')).toHaveLength(2);
});

// Proof P133
it('has no page before the first and none after the last', () => {
  show(1, 1);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('shows nothing without pages', () => {
  show(1, 0);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
