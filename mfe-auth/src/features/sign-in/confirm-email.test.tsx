import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { confirmEmailChange } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ConfirmEmailRoute from './confirm-email.route';

const network = installFakeNetwork();
const button = () => screen.getByRole('button', { name: 'Confirm Email' });
const renderConfirm = (hash = '', signedIn = false) =>
  renderPage(<ConfirmEmailRoute />, {
    path: `/confirm-email${hash}`,
    route: '/confirm-email',
    session: signedIn ? { token: 'token-1', user: aUser() } : null,
  });

it('confirms with the link’s token on a button press, and leads to the login', async () => {
  network.respond(confirmEmailChange, () => ({ message: 'Email changed' }));
  const { user, container } = renderConfirm('#token=abc-1');
  expect(network.calls(confirmEmailChange)).toEqual([]);
  // jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(container, { rules })).violations).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/');
  expect(network.calls(confirmEmailChange)).toEqual([
    expect.objectContaining({ body: { token: 'abc-1' }, token: null }),
  ]);
  expect(screen.queryByRole('button', { name: 'Confirm Email' })).not.toBeInTheDocument();
});

it('leads a signed-in member to the settings', async () => {
  network.respond(confirmEmailChange, () => ({ message: 'Email changed' }));
  const { user } = renderConfirm('#token=abc-1', true);
  await user.click(button());
  const back = await screen.findByRole('link', { name: 'Go to Profile Settings' });
  expect(back).toHaveAttribute('href', '/profile-settings');
});

it('says when the token is missing or no longer valid, and keeps it', async () => {
  const message = 'This token is not valid any more';
  network.respond(confirmEmailChange, () =>
    apiFailure('BAD_REQUEST', message, 400, { fields: [{ path: 'token', message }] }),
  );
  const { user } = renderConfirm();
  const token = screen.getByLabelText('Token');
  await user.click(button());
  expect(token).toHaveAccessibleDescription('Token is required');
  await user.type(token, 'old{Enter}');
  await waitFor(() => expect(token).toHaveAccessibleDescription(message));
  expect(token).toHaveValue('old');
});
