import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { requestPasswordReset } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import ForgotPasswordRoute from './forgot-password.route';

const network = installFakeNetwork();
const sent = { message: 'If the address is known, a mail is on its way' };

const button = () => screen.getByRole('button', { name: 'Reset Password' });
// jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
const faultsOf = async (container: HTMLElement) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations;
const email = () => screen.getByLabelText('Email');
const renderForgot = () =>
  renderPage(<ForgotPasswordRoute />, {
    path: '/forget-password',
    route: '/forget-password',
    session: null,
  });

// Proof P15
it('asks for a required email and leads back to the login', async () => {
  const { container } = renderForgot();
  expect(email()).toBeRequired();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/');
  expect(await faultsOf(container)).toEqual([]);
});

// Proof P274
it.each([
  ['', 'Email is required'],
  ['mira', 'Invalid email format'],
])('with %p says %p until it is edited', async (typed, message) => {
  const { user } = renderForgot();
  if (typed) await user.type(email(), typed);
  await user.click(button());
  expect(email()).toHaveAccessibleDescription(message);
  await user.type(email(), 'x');
  expect(email()).not.toHaveAccessibleDescription();
  expect(network.calls(requestPasswordReset)).toEqual([]);
});

// Proof P16
it('sends the email without a token and tells what the server says', async () => {
  network.respond(requestPasswordReset, () => sent);
  const { user } = renderForgot();
  await user.type(email(), 'mira@example.com{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(sent.message);
  expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  expect(network.calls(requestPasswordReset)).toEqual([
    expect.objectContaining({ body: { email: 'mira@example.com' }, token: null }),
  ]);
});

it.each([
  ['the server’s message', apiFailure('RATE_LIMITED', 'Too many tries', 429), 'Too many tries'],
  ['“Request failed” without one', rawAnswer(500, {}), 'Request failed'],
])('shows %s when it fails, and keeps the email', async (_name, failure, text) => {
  network.respond(requestPasswordReset, () => failure);
  const { user } = renderForgot();
  await user.type(email(), 'mira@example.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('mira@example.com');
});
