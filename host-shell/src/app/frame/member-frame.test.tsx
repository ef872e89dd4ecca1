import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent } from '@testing-library/user-event';
import { MemberFrame } from './member-frame';

let offline = true;

jest.mock('./dashboard-frame', () => ({
  get DashboardFrame() {
    if (offline) throw new Error('offline');
    return (props: { readonly children: ReactNode }) => <main>{props.children}</main>;
  },
}));

it('says so when it does not arrive, and Retry brings frame and page', async () => {
  render(
    <MemberFrame title="Projects" pages={[]}>
      Your projects
    </MemberFrame>,
  );
  expect(await screen.findByText('The menu could not be loaded')).toBeVisible();
  expect(screen.queryByText('Your projects')).not.toBeInTheDocument();
  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your projects')).toBeVisible();
});
