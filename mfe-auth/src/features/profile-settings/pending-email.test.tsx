import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelEmailChange,
  getEmailChange,
  sendEmailChange,
  updateProfile,
} from 'shared-kit/contract';
import type { EmailChange } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProfileSettingsRoute from './profile-settings.route';

const network = installFakeNetwork();
const mira = aUser({ name: 'Mira Novak', email: 'mira@example.com' });
const waiting: EmailChange = { email: 'new@example.com', expires_at: '2026-11-23T09:30:00.000Z' };

/** A host with this pending change; returns a setter for it. */
function hostWith(change: EmailChange | null): (next: EmailChange | null) => void {
  let current = change;
  network.respond(getEmailChange, () => ({ message: 'ok', change: current }));
  return (next) => {
    current = next;
  };
}

const renderSettings = () =>
  renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: mira },
  });
const line = () => screen.findByRole('group', { name: 'Waiting for confirmation' });
const button = async (name: string) => within(await line()).getByRole('button', { name });
const expectNoLine = () =>
  waitFor(() => {
    expect(screen.queryByRole('group', { name: 'Waiting for confirmation' })).toBeNull();
  });

it('a saved new email is pending, and the field keeps the current one', async () => {
  const wait = hostWith(null);
  network.respond(updateProfile, () => {
    wait(waiting);
    return { message: 'Open the link', user: mira };
  });
  const { user } = renderSettings();
  const details = within(screen.getByRole('region', { name: 'Basic details' }));
  await user.clear(details.getByLabelText('Email'));
  await user.type(details.getByLabelText('Email'), 'new@example.com');
  await user.type(details.getByLabelText('Current Password'), 'secret-1{Enter}');
  expect(await line()).toHaveTextContent(
    'Open the link we sent to new@example.com to make it your email.',
  );
  expect(details.getByLabelText('Email')).toHaveValue('mira@example.com');
});

it('the link is sent again', async () => {
  hostWith(waiting);
  network.respond(sendEmailChange, () => ({ message: 'A new link is on its way' }));
  const { user } = renderSettings();
  await user.click(await button('Send again'));
  expect(await screen.findByRole('status')).toHaveTextContent('A new link is on its way');
  expect(await line()).toBeInTheDocument();
});

it('a cancelled change disappears', async () => {
  const wait = hostWith(waiting);
  network.respond(cancelEmailChange, () => {
    wait(null);
    return { message: 'Your email stays as it is' };
  });
  const { user } = renderSettings();
  await user.click(await button('Cancel'));
  expect(await screen.findByRole('status')).toHaveTextContent('Your email stays as it is');
  await expectNoLine();
});

it('a change confirmed or expired meanwhile is reported and disappears', async () => {
  const wait = hostWith(waiting);
  network.respond(sendEmailChange, () => {
    wait(null);
    return apiFailure('NOT_FOUND', 'No change of your email is waiting', 404);
  });
  const { user } = renderSettings();
  await user.click(await button('Send again'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No change of your email is waiting');
  await expectNoLine();
});

it('is hidden for a host without it', async () => {
  renderSettings();
  await waitFor(() => expect(network.calls(getEmailChange)).toHaveLength(1));
  await expectNoLine();
});
