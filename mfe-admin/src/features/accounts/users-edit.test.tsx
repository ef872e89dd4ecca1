import { act, screen, waitFor, within } from '@testing-library/react';
import { getUser, listUsers, updateUser } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import {
  admin,
  answerUsers,
  idOf,
  names,
  open,
  people,
  press,
  status,
} from './testing/users-screen';

const network = installFakeNetwork();

const mira = aUser({ id: idOf(7), name: 'Mira', oto_2: 1 });
const dialog = () => screen.findByRole('dialog', { name: 'Edit User' });

// Proof P130
it('loads the user, changes the row in place and reloads nothing', async () => {
  const host = answerUsers(network, [...people(1), mira]);
  host.users = [...people(1), { ...mira, oto_5: 1 }];
  network.respond(updateUser, () => ({ message: 'User updated successfully' }));
  const { user } = open();
  await status('2 users');
  await user.click(press('Edit Mira'));
  const form = within(await dialog());
  expect(form.getByLabelText('Name')).toHaveValue('Mira');
  expect(form.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(form.getByLabelText('Password (Optional)')).toHaveValue('');
  expect(form.getByLabelText('OTO 2')).toBeChecked();
  expect(form.getByLabelText('OTO 5')).toBeChecked();
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'Mira Nova');
  await user.click(form.getByLabelText('OTO 5'));
  await user.dblClick(form.getByRole('button', { name: 'Update User' }));
  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Person 1', 'Mira Nova']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(listUsers)).toHaveLength(1);
  expect(network.calls(updateUser)).toHaveLength(1);
  expect(network.calls(updateUser)[0]).toMatchObject({
    params: { id: mira.id },
    body: { name: 'Mira Nova', email: 'mira@example.com', password: null, oto2: 1, oto5: 0 },
  });
});

// Proof P143
it('can be left with Cancel, which changes nothing', async () => {
  answerUsers(network, [mira]);
  const { user } = open();
  await status('1 user');
  await user.click(press('Edit Mira'));
  const form = within(await dialog());
  expect(form.getByRole('button', { name: 'Update User' })).toBeEnabled();
  await user.type(form.getByLabelText('Name'), ' Nova');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(press('Edit Mira')).toHaveFocus();
  expect(network.calls(updateUser)).toEqual([]);
});

// Proof P282
it('shows the row as the host saved it, and sends a new password', async () => {
  answerUsers(network, [mira]);
  network.respond(updateUser, ({ body }) => ({
    message: 'Saved',
    user: { ...mira, name: body.name.toUpperCase() },
  }));
  const { user } = open();
  await status('1 user');
  await user.click(press('Edit Mira'));
  await dialog();
  await user.type(screen.getByLabelText('Password (Optional)'), 'secret-2');
  await user.click(press('Update User'));
  await waitFor(() => expect(names()).toEqual(['MIRA']));
  expect(network.calls(updateUser)[0]?.body.password).toBe('secret-2');
});

// Proof P261
it('opens filled from the row when loading fails, logs that and shows no toast', async () => {
  answerUsers(network, [mira]);
  network.respond(getUser, () => rawAnswer(500, {}));
  const { user, reported } = open();
  await status('1 user');
  await user.click(press('Edit Mira'));
  const form = within(await dialog());
  expect(form.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(form.getByLabelText('OTO 2')).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reported).toEqual([
    { name: 'load-account-failed', detail: { code: 'INTERNAL', status: 500 } },
  ]);
});

// Proof P138
it('shows progress while loading; the last click wins', async () => {
  answerUsers(network, [...people(1), mira]);
  const loads = new Map<string, () => void>();
  network.respond(
    getUser,
    ({ params }) =>
      new Promise((resolve) => {
        loads.set(params.id, () => resolve({ message: 'ok', user: mira }));
      }),
  );
  const { user, reported } = open();
  await status('2 users');
  await user.click(press('Edit Person 1'));
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  await user.click(press('Edit Mira'));
  await waitFor(() => expect(loads.size).toBe(2));
  act(() => loads.get(mira.id)?.());
  expect(within(await dialog()).getByLabelText('Name')).toHaveValue('Mira');
  expect(reported).toEqual([]);
});

// Proof P284
it('keeps what was typed when saving fails', async () => {
  answerUsers(network, [mira]);
  network.respond(updateUser, () => rawAnswer(500, {}));
  const { user } = open();
  await status('1 user');
  await user.click(press('Edit Mira'));
  await dialog();
  await user.type(screen.getByLabelText('Name'), ' Nova');
  await user.click(press('Update User'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Update User failed');
  expect(screen.getByLabelText('Name')).toHaveValue('Mira Nova');
  expect(within(await dialog()).getByRole('button', { name: 'Update User' })).toBeEnabled();
});

it('shows admins who change themselves in the session at once', async () => {
  answerUsers(network, [admin]);
  network.respond(updateUser, ({ body }) => ({
    message: 'Saved',
    user: { ...admin, name: body.name },
  }));
  const { user } = open();
  await status('1 user');
  await user.click(press('Edit Ada'));
  await dialog();
  await user.type(screen.getByLabelText('Name'), ' L.');
  await user.click(press('Update User'));
  await waitFor(() => expect(useSession.getState().user?.name).toBe('Ada L.'));
});
