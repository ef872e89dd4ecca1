import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { liftUserSuspension, suspendUser } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork } from 'shared-kit/testing';
import {
  admin,
  answerUsers,
  idOf,
  open,
  people,
  press,
  rows,
  status,
} from './testing/users-screen';

const network = installFakeNetwork();
const suspended = aUser({
  id: idOf(1),
  name: 'Person 1',
  suspended_at: '2026-11-22T09:30:00.000Z',
  suspension_reason: 'It sends spam',
});

it('asks why, suspends, shows the message and marks the row', async () => {
  answerUsers(network, people(2));
  network.respond(suspendUser, () => ({ message: 'The account is suspended', user: suspended }));
  const { user } = open();
  await status('2 users');
  await user.click(press('Suspend Person 1'));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Person 1?' });
  expect(dialog).toHaveAccessibleDescription(/p1@example.com is signed out everywhere/);
  expect(
    (await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations,
  ).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Suspend user' }));
  const reason = within(dialog).getByLabelText('Reason');
  expect(reason).toHaveAccessibleDescription('Reason is required');
  await user.type(reason, ' It sends spam ');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend user' }));
  expect(await screen.findByText('The account is suspended')).toBeInTheDocument();
  expect(network.calls(suspendUser)).toEqual([
    expect.objectContaining({ params: { id: idOf(1) }, body: { reason: 'It sends spam' } }),
  ]);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Suspended'));
  expect(rows()[1]).not.toHaveTextContent('Suspended');
});

it('says why somebody is suspended, and lifts it', async () => {
  answerUsers(network, [suspended]);
  network.respond(liftUserSuspension, () => ({
    message: 'The suspension is lifted',
    user: aUser({ id: idOf(1), name: 'Person 1' }),
  }));
  const { user } = open();
  await status('1 user');
  await user.click(press('Lift the suspension of Person 1'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Suspended because: It sends spam');
  await user.click(within(question).getByRole('button', { name: 'Lift suspension' }));
  expect(await screen.findByText('The suspension is lifted')).toBeInTheDocument();
  await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Suspended'));
  expect(press('Suspend Person 1')).toBeInTheDocument();
});

it('keeps the dialog and what was typed when the host refuses', async () => {
  answerUsers(network, people(1));
  network.respond(suspendUser, () => apiFailure('CONFLICT', 'It is suspended already', 409));
  const { user } = open();
  await status('1 user');
  await user.click(press('Suspend Person 1'));
  await user.type(await screen.findByLabelText('Reason'), 'Spam');
  await user.click(press('Suspend user'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is suspended already');
  expect(screen.getByLabelText('Reason')).toHaveValue('Spam');
});

it('is not offered for admins', async () => {
  answerUsers(network, [admin]);
  open();
  await status('1 user');
  expect(screen.queryByRole('button', { name: /^Suspend/ })).not.toBeInTheDocument();
});
