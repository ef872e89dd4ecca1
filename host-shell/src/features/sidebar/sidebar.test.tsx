import { screen, within } from '@testing-library/react';
import { aUser, renderPage } from 'shared-kit/testing';
import { Sidebar } from './sidebar';

const noLogout = (): void => undefined;

test('marks the current page and names the member', () => {
  renderPage(<Sidebar compact={false} onLogout={noLogout} />, {
    path: '/projects',
    session: { user: aUser({ name: 'Grace Hopper' }) },
  });
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Tutorials' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Grace Hopper')).toBeVisible();
});

test('external entries open in a new tab and say so', () => {
  renderPage(<Sidebar compact={false} onLogout={noLogout} />, {
    config: { marketplaceUrl: 'https://market.example/shop' },
  });
  const link = screen.getByRole('link', { name: 'Marketplace (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://market.example/shop');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the group is labelled', () => {
  renderPage(<Sidebar compact={false} onLogout={noLogout} />, {
    session: { user: aUser({ oto_2: 1 }) },
  });
  const group = screen.getByRole('list', { name: 'Done For You' });
  expect(within(group).getByRole('link', { name: 'Affiliate Offers' })).toBeVisible();
});

test('folded, the entries keep their names', () => {
  renderPage(<Sidebar compact onLogout={noLogout} />);
  expect(screen.getByRole('link', { name: 'Profile Settings' })).toHaveAttribute(
    'title',
    'Profile Settings',
  );
});

test('the logout button logs out', async () => {
  const onLogout = jest.fn();
  const { user } = renderPage(<Sidebar compact={false} onLogout={onLogout} />);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});
