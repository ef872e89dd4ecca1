import { screen } from '@testing-library/react';
import { useRuntimeConfig } from '../config';
import { Link, useLocation } from '../router';
import { useSession } from '../session';
import { notify } from '../ui';
import { aUser } from './fixtures';
import { renderPage } from './render-page';

function Page() {
  const { search } = useLocation();
  const user = useSession((session) => session.user);
  return (
    <>
      <h1>{useRuntimeConfig().brandName}</h1>
      <p>
        {user?.name ?? 'nobody'} {search}
      </p>
      <button type="button" onClick={() => notify.success('Saved')}>
        Save
      </button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

it('renders at an address, for a member, with a configuration', () => {
  renderPage(<Page />, {
    path: '/users?page=2',
    route: '/users',
    session: { user: aUser({ name: 'Ada' }) },
    config: { brandName: 'Acme' },
  });
  expect(screen.getByRole('heading', { name: 'Acme' })).toBeInTheDocument();
  expect(screen.getByText('Ada ?page=2')).toBeInTheDocument();
});

it('renders for nobody', () => {
  renderPage(<Page />, { session: null });
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

it('shows toasts and follows navigation', async () => {
  const page = renderPage(<Page />, { path: '/users', route: '/users' });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Saved');
  await page.user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(page.location().pathname).toBe('/elsewhere');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('leaves nothing behind for the next test', () => {
  expect(useSession.getState().token).toBeNull();
  renderPage(<p />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
