import { screen, within } from '@testing-library/react';
import { aUser, renderPage } from 'shared-kit/testing';
import { Sidebar } from './sidebar';

const noLogout = (): void => undefined;

const pages = [
  { path: '/tutorials', menu: { label: 'Tutorials', position: 10 } },
  { path: '/projects', menu: { label: 'Projects', position: 20 } },
  { path: '/offers', menu: { label: 'Affiliate Offers', position: 20, group: 'done-for-you' } },
  { path: '/Bonus', menu: { label: 'Bonus', position: 110, icon: 'gift', newTab: true } },
  { path: '/profile-settings', menu: { label: 'Profile Settings', position: 140 } },
  { path: '/releases', menu: { label: 'Releases', position: 150, requires: 'releases' } },
];

// Proof P83
test('marks the current page and names the member', () => {
  renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />, {
    path: '/projects',
    session: { user: aUser({ name: 'Grace Hopper' }) },
  });
  expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Tutorials' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Grace Hopper')).toBeVisible();
});

// Proof P75
test('external entries open in a new tab and say so', () => {
  renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />, {
    config: { marketplaceUrl: 'https://market.example/shop' },
  });
  const link = screen.getByRole('link', { name: 'Marketplace (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://market.example/shop');
  expect(link).toHaveAttribute('target', '_blank');
});

// Proof P81
test('the bonus page opens in a new tab', () => {
  renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />);
  const bonus = screen.getByRole('link', { name: 'Bonus (opens in a new tab)' });
  expect(bonus).toHaveAttribute('href', '/Bonus');
  expect(bonus).toHaveAttribute('target', '_blank');
});

// Proof P78
test('the group is labelled', () => {
  renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />, {
    session: { user: aUser({ oto_2: 1 }) },
  });
  const group = screen.getByRole('list', { name: 'Done For You' });
  expect(within(group).getByRole('link', { name: 'Affiliate Offers' })).toBeVisible();
});

test('shows the operator’s brand name and logo', () => {
  const logoUrl = 'https://cdn.test/logo.svg';
  const { container } = renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />, {
    config: { brandName: 'Acme Sites', logoUrl },
  });
  expect(screen.getByText('Acme Sites')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', logoUrl);
});

test('folded, the entries keep their names and show them to the keyboard and the pointer', async () => {
  const { user } = renderPage(<Sidebar pages={pages} compact onLogout={noLogout} />, {
    path: '/elsewhere',
  });
  const tips = () => screen.queryAllByText('Tutorials').filter((tip) => tip.ariaHidden === 'true');
  const tutorials = screen.getByRole('link', { name: 'Tutorials' });
  expect(tips()).toHaveLength(0);
  await user.tab();
  expect(tutorials).toHaveFocus();
  expect(tips()).toHaveLength(1);
  await user.tab();
  expect(tips()).toHaveLength(0);
  await user.hover(tutorials);
  expect(tips()).toHaveLength(1);
  await user.unhover(tutorials);
  expect(tips()).toHaveLength(0);
});

test('folded, the group keeps its label for screen readers', () => {
  renderPage(<Sidebar pages={pages} compact onLogout={noLogout} />, {
    session: { user: aUser({ oto_2: 1 }) },
  });
  expect(screen.getByRole('list', { name: 'Done For You' })).toBeVisible();
});

// Proof P84
test('the logout button logs out', async () => {
  const onLogout = jest.fn();
  const { user } = renderPage(<Sidebar pages={pages} compact={false} onLogout={onLogout} />);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('a release manager finds the releases below the menu of everybody', () => {
  renderPage(<Sidebar pages={pages} compact={false} onLogout={noLogout} />, {
    session: { user: aUser({ release_manager: 1 }) },
  });
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.at(-1)).toHaveAttribute('href', '/releases');
  expect(links.at(-2)).toHaveAttribute('href', '/profile-settings');
});

test('an icon this shell does not have is replaced, and the entry works', () => {
  const shop = { path: '/shop', menu: { label: 'Shop', position: 1, icon: 'toString' } };
  renderPage(<Sidebar pages={[shop]} compact={false} onLogout={noLogout} />);
  expect(screen.getByRole('link', { name: 'Shop' }).querySelector('svg')).toBeInTheDocument();
});
