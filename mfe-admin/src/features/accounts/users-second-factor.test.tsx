import { screen, waitFor, within } from '@testing-library/react';
import { listUsers, removeUserSecondFactor } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { admin, answerUsers, idOf, open, press, status } from './testing/users-screen';

const network = installFakeNetwork();
const since = '2026-11-22T09:30:00.000Z';
const safe = aUser({ id: idOf(1), name: 'Person 1', second_factor_since: since });
const plain = aUser({ id: idOf(2), name: 'Person 2' });

it('removes a user’s second factor after confirmation', async () => {
  answerUsers(network, [safe, plain]);
  network.respond(removeUserSecondFactor, () => ({
    message: 'The second factor is off; the owner is told by mail',
    user: aUser({ id: idOf(1), name: 'Person 1' }),
  }));
  const { user } = open();
  await status('2 users');
  expect(screen.queryByRole('button', { name: /second factor of Person 2/ })).toBeNull();
  await user.click(press('Take off the second factor of Person 1'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleDescription(/are told by mail/);
  await user.click(within(question).getByRole('button', { name: 'Take off' }));
  expect(await screen.findByText(/the owner is told by mail/)).toBeInTheDocument();
  expect(network.calls(removeUserSecondFactor)[0]?.params).toEqual({ id: idOf(1) });
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /second factor of Person 1/ })).toBeNull();
  });
});

it('one’s own second factor is removed in the settings, not here', async () => {
  answerUsers(network, [{ ...admin, second_factor_since: since }, safe]);
  open();
  await status('2 users');
  expect(screen.getAllByRole('button', { name: /^Take off the second factor/ })).toHaveLength(1);
});

it('leads to the settings where the operator asks for a second factor first', async () => {
  network.respond(listUsers, () =>
    apiFailure('SECOND_FACTOR_SETUP_REQUIRED', 'This needs two-step sign-in', 403),
  );
  open();
  expect(await screen.findByText('Set up two-step sign-in first')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Profile Settings' })).toHaveAttribute(
    'href',
    '/profile-settings',
  );
});
