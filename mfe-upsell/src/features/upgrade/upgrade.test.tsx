import { screen, within } from '@testing-library/react';
import { aUser, renderPage } from 'shared-kit/testing';
import UpgradeRoute from './upgrade.route';

const open = (user = aUser()) =>
  renderPage(<UpgradeRoute />, { path: '/Upgrade', route: '/Upgrade', session: { user } });

// Proof P161
test('each row has a title and a link to its own sales page in a new tab', () => {
  open();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(8);
  const row = screen.getByRole('row', { name: /^Swift Profit/ });
  const link = within(row).getByRole('link', { name: 'CLICK HERE TO UPGRADE' });
  expect(link).toHaveAttribute('href', 'https://example.com/upgrade/4');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAccessibleDescription('Swift Profit');
});

// Proof P158
test('hides what the member owns', () => {
  open(aUser({ oto_1: 1, oto_7: 1 }));
  const titles = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(titles).toEqual([
    'Done For You',
    'Automation',
    'Swift Profit',
    'Limitless Traffic',
    'Agency',
    'Multiple Income',
  ]);
});

// Proof P162
test('shows the empty state when every upgrade is owned', async () => {
  const all = {
    oto_1: 1,
    oto_2: 1,
    oto_3: 1,
    oto_4: 1,
    oto_5: 1,
    oto_6: 1,
    oto_7: 1,
    oto_8: 1,
  } as const;
  const page = open(aUser(all));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('You own every upgrade')).toBeInTheDocument();
  expect(screen.queryByText('What you do not own yet.')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Go to the tutorials' }));
  expect(page.location().pathname).toBe('/tutorials');
});
