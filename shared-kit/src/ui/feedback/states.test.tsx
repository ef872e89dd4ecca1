import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState, ErrorState } from './empty-state';
import { Skeleton } from './skeleton';

it.each(['block', 'text', 'rows', 'cards'] as const)('says that %s are being loaded', (variant) => {
  render(<Skeleton variant={variant} label="Fetching your users..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Fetching your users...');
});

it('shows why a list is empty and what to do', () => {
  render(
    <EmptyState title="No projects yet" action={<a href="/create-project">Create New Project</a>}>
      Published websites appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No projects yet' })).toBeInTheDocument();
  expect(screen.getByText('Published websites appear here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create New Project' })).toBeInTheDocument();
});

it('shows what failed and retries, one at a time', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState title="No projects" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No projects');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(<ErrorState title="No projects" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers no retry where there is none', () => {
  render(<ErrorState title="Not found" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('names the request that failed, where the host has named it', () => {
  const error = Object.assign(new Error('away'), { requestId: 'r-17' });
  const { rerender } = render(<ErrorState title="No projects" error={error} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Request r-17');
  for (const nameless of [new Error('away'), { requestId: undefined }, null]) {
    rerender(<ErrorState title="No projects" error={nameless} />);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Request');
  }
});
