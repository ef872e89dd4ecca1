import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { completeLogin, login } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import LoginRoute from './login.route';

const network = installFakeNetwork();
const welcome = { message: 'Signed in', token: 'token-1', user: aUser() };

const code = () => screen.getByLabelText('Code');
const button = () => screen.getByRole('button', { name: 'Sign In' });

/** Signs in with correct credentials up to the request for a code. */
async function reachCodeStep() {
  network.respond(login, () =>
    rawAnswer(401, {
      message: 'Enter the code of your authenticator app, or a recovery code',
      code: 'SECOND_FACTOR_REQUIRED',
      challenge: 'challenge-1',
    }),
  );
  const page = renderPage(<LoginRoute />, { route: '/', session: null });
  await page.user.type(screen.getByLabelText('Email'), 'mira@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'secret-1');
  await page.user.click(button());
  await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
  return page;
}

it('offers a field that keyboards and password managers fill in', async () => {
  const { container } = await reachCodeStep();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(code()).toHaveFocus();
  expect(screen.getByText('To sign in as mira@example.com.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(useSession.getState().token).toBeNull();
  // jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('signs in with a pasted code and the challenge', async () => {
  network.respond(completeLogin, () => welcome);
  const page = await reachCodeStep();
  await page.user.paste(' 123 456 ');
  await page.user.keyboard('{Enter}');
  await waitFor(() => {
    expect(page.location().pathname).toBe('/tutorials');
  });
  expect(network.calls(completeLogin)).toEqual([
    expect.objectContaining({ body: { challenge: 'challenge-1', code: '123 456' }, token: null }),
  ]);
  expect(useSession.getState().token).toBe('token-1');
});

it('an empty code sends no request', async () => {
  const page = await reachCodeStep();
  await page.user.click(button());
  expect(await screen.findByText('Enter the code')).toBeInTheDocument();
  expect(code()).toHaveFocus();
  expect(network.calls(completeLogin)).toEqual([]);
});

it('shows a wrong code at the field, and keeps it', async () => {
  const message = 'This code is not correct';
  network.respond(completeLogin, () =>
    apiFailure('INVALID_CREDENTIALS', message, 401, { fields: [{ path: 'code', message }] }),
  );
  const page = await reachCodeStep();
  await page.user.type(code(), '000000');
  await page.user.click(button());
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/This code is not correct/));
  expect(code()).toHaveValue('000000');
  expect(screen.getByRole('heading', { name: 'Enter your code' })).toBeInTheDocument();
});

it('accepts a recovery code instead', async () => {
  network.respond(completeLogin, () => welcome);
  const page = await reachCodeStep();
  await page.user.type(code(), '12');
  await page.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(field).not.toHaveAttribute('inputmode', 'numeric');
  await page.user.type(field, 'abcd-efgh-jkmn-pqrs{Enter}');
  await waitFor(() => {
    expect(network.calls(completeLogin)[0]?.body.code).toBe('abcd-efgh-jkmn-pqrs');
  });
});

it('Back returns to the password, with the email kept', async () => {
  const page = await reachCodeStep();
  await page.user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('after five minutes asks for the password again and says why', async () => {
  const message = 'This sign-in has taken too long. Enter your password again';
  network.respond(completeLogin, () => apiFailure('UNAUTHENTICATED', message, 401));
  const page = await reachCodeStep();
  await page.user.type(code(), '123456{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});
