import { screen, waitFor, within } from '@testing-library/react';
import { createUser } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import { answerUsers, faults, idOf, open, people, press, status } from './testing/users-screen';

const network = installFakeNetwork();

const dialog = () => screen.findByRole('dialog', { name: 'Add New User' });
const field = (label: string) => screen.getByLabelText(label);
async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(field('Name'), 'Grace');
  await user.type(field('Email'), 'grace@example.com');
  await user.type(field('Password'), 'secret-1');
}

// Proof P142
it('has the fields and the eight check boxes, all empty', async () => {
  answerUsers(network, people(1));
  const { user } = open();
  await user.click(press('Add New User'));
  const form = within(await dialog());
  expect(['Name', 'Email', 'Password'].map((label) => form.getByLabelText(label))).toHaveLength(3);
  const boxes = form.getAllByRole('checkbox');
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `OTO ${number}`),
  );
  for (const box of boxes) expect(box).not.toBeChecked();
  expect(form.getByRole('button', { name: 'Add User' })).toBeInTheDocument();
  expect(field('Name')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(press('Add New User')).toHaveFocus();
});

// Proof P259
it('sends everything once, shows the message, reloads, and starts empty next time', async () => {
  const host = answerUsers(network, people(1));
  network.respond(createUser, ({ body }) => {
    host.users = [...host.users, aUser({ id: idOf(50), name: body.name, email: body.email })];
    return { message: 'User created successfully' };
  });
  const { user } = open();
  await status('1 user');
  await user.click(press('Add New User'));
  await dialog();
  await fillIn(user);
  await user.click(screen.getByLabelText('OTO 2'));
  await user.click(screen.getByLabelText('OTO 3'));
  await user.click(screen.getByLabelText('OTO 3'));
  await user.dblClick(press('Add User'));
  expect(await screen.findByText('User created successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await status('2 users');
  expect(network.calls(createUser)).toEqual([
    expect.objectContaining({
      token: 'test-token',
      body: {
        name: 'Grace',
        email: 'grace@example.com',
        password: 'secret-1',
        oto1: 0,
        oto2: 1,
        oto3: 0,
        oto4: 0,
        oto5: 0,
        oto6: 0,
        oto7: 0,
        oto8: 0,
      },
    }),
  ]);
  await user.click(press('Add New User'));
  await dialog();
  expect(field('Name')).toHaveValue('');
  expect(screen.getByLabelText('OTO 2')).not.toBeChecked();
});

// Proof P137
it('is busy while the request runs, and cannot be closed or sent again', async () => {
  answerUsers(network, people(1));
  network.respond(createUser, () => new Promise(() => undefined));
  const { user } = open();
  await user.click(press('Add New User'));
  await dialog();
  await fillIn(user);
  await user.dblClick(press('Add User'));
  expect(press('Add User')).toBeDisabled();
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeInTheDocument();
  expect(network.calls(createUser)).toHaveLength(1);
});

// Proof P279
it('leaves validation to the server and keeps the input', async () => {
  answerUsers(network, people(1));
  const { user } = open();
  network.respond(createUser, () =>
    apiFailure('CONFLICT', 'Another account already has this email', 409, {
      fields: [{ path: 'email', message: 'Another account already has this email' }],
    }),
  );
  await user.click(press('Add New User'));
  await dialog();
  await fillIn(user);
  await user.click(screen.getByLabelText('OTO 8'));
  await user.click(press('Add User'));
  expect(await screen.findByRole('alert')).toHaveTextContent('already has this email');
  expect(field('Email')).toHaveAccessibleDescription('Another account already has this email');
  expect(field('Name')).toHaveValue('Grace');
  expect(field('Password')).toHaveValue('secret-1');
  expect(screen.getByLabelText('OTO 8')).toBeChecked();
  expect(press('Add User')).toBeEnabled();
});

// Proof P280
it('shows the server’s words on an empty form, and the fallback when it has none', async () => {
  answerUsers(network, people(1));
  const { user } = open();
  await user.click(press('Add New User'));
  await dialog();
  network.respond(createUser, () => ({ message: 'never' }));
  await user.click(press('Add User'));
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name is required'));
  expect(field('Password')).toHaveAccessibleDescription('Password is required');
  await fillIn(user);
  expect(field('Name')).not.toHaveAccessibleDescription();
  network.respond(createUser, () => rawAnswer(500, {}));
  await user.click(press('Add User'));
  expect(await screen.findByText('Create User failed')).toBeInTheDocument();
});
