import { screen, waitFor, within } from '@testing-library/react';
import { createUser, listAgencyUsers, updateUser } from 'shared-kit/contract';
import { aUser, installFakeNetwork, renderPage } from 'shared-kit/testing';
import AgencyRoute from './agency.route';
import { admin, answerUsers, idOf, open, people, press, status } from './testing/users-screen';

const network = installFakeNetwork();

const rita = aUser({ id: idOf(7), name: 'Rita', release_manager: 1 });

it('makes a new user a release manager, in a collapsed section', async () => {
  answerUsers(network, people(1));
  network.respond(createUser, () => ({ message: 'User created successfully' }));
  const { user } = open();
  await user.click(press('Add New User'));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByLabelText('Release manager')).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Name'), 'Rita');
  await user.type(form.getByLabelText('Email'), 'rita@example.com');
  await user.type(form.getByLabelText('Password'), 'secret-1');
  await user.click(form.getByText('Permissions'));
  await user.click(await form.findByLabelText('Release manager'));
  await user.click(press('Add User'));
  await waitFor(() => expect(network.calls(createUser)).toHaveLength(1));
  expect(network.calls(createUser)[0]?.body.release_manager).toBe(1);
});

it('shows who is a release manager, and takes the permission away', async () => {
  answerUsers(network, [admin, rita]);
  network.respond(updateUser, () => ({ message: 'User updated successfully' }));
  const { user } = open();
  await status('2 users');
  await user.click(press('Edit Rita'));
  const box = await screen.findByLabelText('Release manager');
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(press('Update User'));
  await waitFor(() => expect(network.calls(updateUser)).toHaveLength(1));
  expect(network.calls(updateUser)[0]?.body.release_manager).toBe(0);
});

it('does not send the permission to a host that does not know it', async () => {
  answerUsers(network, people(1));
  network.respond(updateUser, () => ({ message: 'User updated successfully' }));
  const { user } = open();
  await status('1 user');
  await user.click(press('Edit Person 1'));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByText('Permissions')).not.toBeInTheDocument();
  await user.click(press('Update User'));
  await waitFor(() => expect(network.calls(updateUser)).toHaveLength(1));
  expect(network.calls(updateUser)[0]?.body).not.toHaveProperty('release_manager');
});

it('is not offered in the agency dialogs', async () => {
  network.respond(listAgencyUsers, () => ({ message: 'ok', agency: [], total: 0 }));
  const { user } = renderPage(<AgencyRoute />, { path: '/agency', session: { user: admin } });
  await screen.findByText('No agency users yet');
  await user.click(screen.getAllByRole('button', { name: 'Add New User' })[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Unlimited')).toBeInTheDocument();
  expect(form.queryByText('Permissions')).not.toBeInTheDocument();
});
