import { screen, waitFor, within } from '@testing-library/react';
import { endOtherSessions, endSession, listSessions } from 'shared-kit/contract';
import type { SignedInSession } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProfileSettingsRoute from './profile-settings.route';

const network = installFakeNetwork();

const session = (given: Partial<SignedInSession>): SignedInSession => ({
  id: 'b5bcae2e-24b7-4d0c-8b23-41e2f8e1a001',
  browser: 'Firefox on Windows',
  network: '203.0.113.7',
  created_at: '2026-11-22T09:30:00.000Z',
  current: false,
  ...given,
});
const here = session({ id: 'b5bcae2e-24b7-4d0c-8b23-41e2f8e1a002', current: true });
const phone = session({ browser: 'Safari on iOS' });
const unknown = session({
  id: 'b5bcae2e-24b7-4d0c-8b23-41e2f8e1a003',
  browser: null,
  network: null,
});

const renderSettings = () =>
  renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: aUser() },
  });
const items = async () =>
  within(await screen.findByRole('list', { name: 'Where you are signed in' })).getAllByRole(
    'listitem',
  );

it('lists the sessions; the current one cannot be ended here', async () => {
  network.respond(listSessions, () => ({ message: 'ok', sessions: [here, phone] }));
  renderSettings();
  const [own, other] = await items();
  expect(own).toHaveTextContent(/Firefox on Windows203\.0\.113\.7, since .*2026.*This device/);
  expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent('Safari on iOS');
  expect(
    screen.queryByRole('button', { name: 'Sign out everywhere else' }),
  ).not.toBeInTheDocument();
});

it('ends one session and lists the remaining ones', async () => {
  let all = [here, phone];
  network.respond(listSessions, () => ({ message: 'ok', sessions: all }));
  network.respond(endSession, () => {
    all = [here];
    return { message: 'Signed out there' };
  });
  const { user } = renderSettings();
  await items();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Signed out there');
  expect(await items()).toHaveLength(1);
  expect(network.calls(endSession)[0]?.params).toEqual({ id: phone.id });
});

it('ends all others at once', async () => {
  let all = [here, phone, unknown];
  network.respond(listSessions, () => ({ message: 'ok', sessions: all }));
  network.respond(endOtherSessions, () => {
    all = [here];
    return { message: 'Signed out everywhere else' };
  });
  const { user } = renderSettings();
  expect((await items())[2]).toHaveTextContent('Unknown browser');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Signed out everywhere else');
  expect(await items()).toHaveLength(1);
});

it('says when a session could not be ended, and when they could not be loaded', async () => {
  network.respond(listSessions, () => ({ message: 'ok', sessions: [here, phone] }));
  network.respond(endSession, () => apiFailure('NOT_FOUND', 'This session has ended already', 404));
  const { user } = renderSettings();
  await items();
  network.respond(listSessions, () => apiFailure('INTERNAL', 'Down', 500));
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS' }));
  expect(await screen.findByText('This session has ended already')).toBeInTheDocument();
  expect(await screen.findByText('Your sessions could not be loaded')).toBeInTheDocument();
});

it('is hidden for a host without it', async () => {
  renderSettings();
  await waitFor(() => expect(network.calls(listSessions)).toHaveLength(1));
  await waitFor(() =>
    expect(
      screen.queryByRole('region', { name: 'Where you are signed in' }),
    ).not.toBeInTheDocument(),
  );
});
