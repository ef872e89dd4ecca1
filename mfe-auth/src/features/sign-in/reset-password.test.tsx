import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { resetPassword } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import ResetPasswordRoute from './reset-password.route';

const network = installFakeNetwork();
const changed = { message: 'Your password is changed' };

const button = () => screen.getByRole('button', { name: 'Reset Password' });
// jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
const faultsOf = async (container: HTMLElement) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations;
const token = () => screen.getByLabelText('Token');
const password = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm New Password');
const renderReset = (link = '') =>
  renderPage(<ResetPasswordRoute />, {
    path: `/reset-password${link}`,
    route: '/reset-password',
    session: null,
  });

// Proof P17
it('has the three fields, and a toggle for the new password', async () => {
  const { container, user } = renderReset();
  expect([token(), confirmation()]).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(await faultsOf(container)).toEqual([]);
});

it.each(['#token=abc%2B1', '?token=abc%2B1'])(
  'takes the token from the mail’s link: %s',
  (link) => {
    renderReset(link);
    expect(token()).toHaveValue('abc+1');
  },
);

// Proof P273
it('shows what is missing for each field until it is edited', async () => {
  const { user } = renderReset();
  await user.click(button());
  expect(token()).toHaveAccessibleDescription('Token is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  await user.type(token(), 't');
  expect(token()).not.toHaveAccessibleDescription();
  expect(password()).toHaveAccessibleDescription('Password is required');
  await user.type(password(), '12345');
  await user.click(button());
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(network.calls(resetPassword)).toEqual([]);
});

// Proof P18
it('neither sends nor requires the confirmation, and hints when it differs', async () => {
  network.respond(resetPassword, () => changed);
  const { user } = renderReset('?token=abc');
  await user.type(password(), 'secret-2');
  await user.type(confirmation(), 'secret');
  expect(confirmation()).toHaveAccessibleDescription('The passwords do not match.');
  expect(confirmation()).not.toBeInvalid();
  await user.type(confirmation(), '-2');
  expect(confirmation()).not.toHaveAccessibleDescription();
  await user.type(confirmation(), 'x{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(changed.message);
  expect(network.calls(resetPassword)).toEqual([
    expect.objectContaining({ body: { token: 'abc', password: 'secret-2' }, token: null }),
  ]);
  expect(screen.getByRole('link', { name: 'Back to Login' })).toBeInTheDocument();
  expect(password()).toHaveValue('');
});

it('shows at the field what the host asks of a new password beyond the form', async () => {
  const message = 'Password must be at least 8 characters';
  const fields = [{ path: 'password', message }];
  network.respond(resetPassword, () => apiFailure('VALIDATION_FAILED', message, 400, { fields }));
  const { user } = renderReset('#token=abc');
  await user.type(password(), 'kettle{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
  expect(password()).toHaveValue('kettle');
});

it('keeps what was typed when it fails', async () => {
  network.respond(resetPassword, () => rawAnswer(500, {}));
  const { user } = renderReset();
  await user.type(token(), 'abc');
  await user.type(password(), 'secret-2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
  expect(token()).toHaveValue('abc');
  expect(password()).toHaveValue('secret-2');
});

// Proof P268
it('stays locked for 2 seconds after the answer', async () => {
  jest.useFakeTimers();
  let answer: (message: typeof changed) => void = () => undefined;
  network.respond(resetPassword, () => new Promise((resolve) => (answer = resolve)));
  const { user } = renderReset('?token=abc');
  await user.type(password(), 'secret-2{Enter}');
  await waitFor(() => expect(network.calls(resetPassword)).toHaveLength(1));
  await act(async () => {
    answer(changed);
    await jest.advanceTimersByTimeAsync(1999);
  });
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(button()).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(button()).toBeEnabled();
  jest.useRealTimers();
});
