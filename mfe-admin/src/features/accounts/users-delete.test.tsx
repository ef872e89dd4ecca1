import { screen, waitFor, within } from '@testing-library/react';
import { deleteUser, listUsers } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import { admin, answerUsers, names, open, people, press, status } from './testing/users-screen';

const network = installFakeNetwork();

// Proof P131
it('confirms by name, deletes, shows the message and reloads', async () => {
  const host = answerUsers(network, people(11));
  network.respond(deleteUser, ({ params }) => {
    host.users = host.users.filter(({ id }) => id !== params.id);
    return { message: 'User deleted successfully' };
  });
  const { user } = open();
  await status('11 users');
  await user.click(press('2'));
  await waitFor(() => expect(names()).toEqual(['Person 11']));
  await user.click(press('Delete Person 11'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Person 11?' }));
  expect(question.getByText(/p11@example.com is signed out everywhere/)).toBeInTheDocument();
  expect(question.getByText(/All their websites are deleted/)).toBeInTheDocument();
  await user.dblClick(question.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
  // The last page is gone with its only row.
  await status('10 users');
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(network.calls(deleteUser)).toHaveLength(1);
});

// Proof P262
it('reloads the list after a deletion, and leaves the focus at the list', async () => {
  const host = answerUsers(network, people(11));
  network.respond(deleteUser, ({ params }) => {
    host.users = host.users.filter(({ id }) => id !== params.id);
    return { message: 'User deleted successfully' };
  });
  const { user } = open();
  await status('11 users');
  await user.click(press('Delete Person 2'));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(names().at(-1)).toBe('Person 11'));
  expect(network.calls(listUsers)).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Admin Users' })).toHaveFocus();
});

it('deletes nothing when cancelled', async () => {
  answerUsers(network, people(1));
  const { user } = open();
  await status('1 user');
  await user.click(press('Delete Person 1'));
  await user.click(await screen.findByRole('button', { name: 'Keep user' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(press('Delete Person 1')).toHaveFocus();
  expect(network.calls(deleteUser)).toEqual([]);
});

// Proof P263
it('keeps the question open with the reason when the host refuses', async () => {
  const reason = 'The last admin cannot be deleted; make another user an admin first';
  answerUsers(network, people(1));
  network.respond(deleteUser, () => apiFailure('CONFLICT', reason, 409));
  const { user } = open();
  await status('1 user');
  await user.click(press('Delete Person 1'));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(reason);
  network.respond(deleteUser, () => rawAnswer(500, {}));
  await user.click(press('Delete user'));
  await waitFor(() =>
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Delete Users failed'),
  );
});

// Proof P264
it('tells admins who can delete their own account, without asking the host', async () => {
  answerUsers(network, [admin]);
  const { user } = open();
  await status('1 user');
  await user.click(press('Delete Ada'));
  const answer = await screen.findByRole('dialog', { name: 'You cannot delete your own account' });
  expect(answer).toHaveAccessibleDescription(/Ask another admin.*always one admin left/);
  expect(screen.queryByRole('button', { name: 'Delete user' })).not.toBeInTheDocument();
  await user.click(press('Back to the list'));
  expect(press('Delete Ada')).toHaveFocus();
});
