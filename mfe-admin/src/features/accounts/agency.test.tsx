import { screen, waitFor, within } from '@testing-library/react';
import {
  addAgencyUser,
  deleteAgencyUser,
  getAgencyUser,
  listAgencyUsers,
  updateAgencyUser,
  type AgencyUser,
} from 'shared-kit/contract';
import { useConfirmation } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import AgencyRoute from './agency.route';

const network = installFakeNetwork();

const managerId = '0190c3f0-0000-7000-8000-000000000900';

const anAgencyUser = (overrides: Partial<AgencyUser> = {}): AgencyUser => {
  const { id, name, email, role, created_at: createdAt } = aUser();
  return { id, name, email, role, created_at: createdAt, oto_1: 0, ...overrides };
};

function hostWith(agency: AgencyUser[]) {
  network.respond(listAgencyUsers, () => ({ message: 'ok', agency, total: agency.length }));
  network.respond(getAgencyUser, ({ params }) => {
    const found = agency.find(({ id }) => id === params.id);
    return found ? { message: 'ok', agency: found } : apiFailure('NOT_FOUND', 'None', 404);
  });
}

const open = () =>
  renderPage(<AgencyRoute />, {
    path: '/agency',
    route: '/agency',
    session: { user: aUser({ id: managerId, oto_6: 1 }) },
  });

// Proof P149
it('is the same list under its own heading', async () => {
  hostWith([anAgencyUser({ name: 'Mira' })]);
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agency Users');
  expect(await screen.findByRole('cell', { name: 'Mira' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Search by email...')).toBeInTheDocument();
});

// Proof P150
it('has the columns, the loading text and the empty state of the users screen', async () => {
  hostWith([anAgencyUser({ name: 'Mira', email: 'mira@example.com' })]);
  const { user } = open();
  expect(screen.getByText('Fetching your users...')).toBeInTheDocument();
  expect(await screen.findByText('1 user')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Created At',
    'Actions',
  ]);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(/Previous1Next/);
  hostWith([]);
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(await screen.findByText('No results found')).toBeInTheDocument();
  expect(network.calls(listAgencyUsers).at(-1)?.query).toMatchObject({ search: 'zebra', page: 1 });
});

// Proof P141
it('explains its purpose while empty, and offers to add a user', async () => {
  hostWith([]);
  const { user } = open();
  expect(await screen.findByText('No agency users yet')).toBeInTheDocument();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  const list = screen.getByRole('region', { name: 'Agency Users' });
  await user.click(within(list).getByRole('button', { name: 'Add New User' }));
  expect(await screen.findByRole('dialog', { name: 'Add New User' })).toBeInTheDocument();
});

// Proof P281
it('sends an empty form and shows what the server says of it', async () => {
  hostWith([]);
  network.respond(addAgencyUser, () => ({ message: 'never' }));
  const { user, location } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add New User' }))[0] as Element);
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required'),
  );
  expect(network.calls(addAgencyUser)).toHaveLength(1);
  expect(location().pathname).toBe('/agency');
});

// Proof P151
it('adds a user with the one check box, then goes to the tutorials', async () => {
  hostWith([]);
  network.respond(addAgencyUser, () => ({ message: 'User created successfully' }));
  const { user, location } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add New User' }))[0] as Element);
  const form = within(await screen.findByRole('dialog', { name: 'Add New User' }));
  expect(form.getAllByRole('checkbox')).toEqual([form.getByLabelText('Unlimited')]);
  await user.type(form.getByLabelText('Name'), 'Grace');
  await user.type(form.getByLabelText('Email'), 'grace@example.com');
  await user.type(form.getByLabelText('Password'), 'secret-1');
  await user.click(form.getByLabelText('Unlimited'));
  await user.dblClick(form.getByRole('button', { name: 'Add User' }));
  await waitFor(() => expect(location().pathname).toBe('/tutorials'));
  expect(screen.getByText('User created successfully')).toBeInTheDocument();
  expect(network.calls(addAgencyUser).map(({ body }) => body)).toEqual([
    { name: 'Grace', email: 'grace@example.com', password: 'secret-1', oto1: 1 },
  ]);
});

it('adds the user after the manager has confirmed who they are, without typing anything again', async () => {
  hostWith([]);
  const { offer, answer } = useConfirmation.getState();
  const withdraw = offer();
  network.respond(addAgencyUser, () =>
    network.calls(addAgencyUser).length === 1
      ? apiFailure('CONFIRMATION_REQUIRED', 'Confirm that it is you', 403)
      : { message: 'User created successfully' },
  );
  const { user, location } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add New User' }))[0] as Element);
  await user.type(await screen.findByLabelText('Name'), 'Grace');
  await user.type(screen.getByLabelText('Email'), 'grace@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  await waitFor(() => expect(useConfirmation.getState().asking).toBe(true));
  answer(true);
  await waitFor(() => expect(location().pathname).toBe('/tutorials'));
  const [first, second, ...more] = network.calls(addAgencyUser).map(({ body }) => body);
  expect([second, more]).toEqual([first, []]);
  withdraw();
});

// Proof P153
it('stays when adding fails, with the fallback text and what was typed', async () => {
  hostWith([]);
  network.respond(addAgencyUser, () => rawAnswer(500, {}));
  const { user, location } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add New User' }))[0] as Element);
  await user.type(await screen.findByLabelText('Name'), 'Grace');
  await user.type(screen.getByLabelText('Email'), 'grace@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Create User failed');
  expect(screen.getByLabelText('Name')).toHaveValue('Grace');
  expect(location().pathname).toBe('/agency');
});

// Proof P152
it('edits in place, with the password optional', async () => {
  const mira = anAgencyUser({ name: 'Mira', oto_1: 1 });
  hostWith([mira]);
  network.respond(updateAgencyUser, () => ({ message: 'User updated successfully' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Mira' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  expect(form.getByLabelText('Unlimited')).toBeChecked();
  expect(form.getByLabelText('Password (Optional)')).toHaveValue('');
  await user.type(form.getByLabelText('Name'), ' Nova');
  await user.click(form.getByLabelText('Unlimited'));
  await user.click(form.getByRole('button', { name: 'Update User' }));
  expect(await screen.findByRole('cell', { name: 'Mira Nova' })).toBeInTheDocument();
  expect(network.calls(updateAgencyUser)[0]).toMatchObject({
    params: { id: mira.id },
    body: { name: 'Mira Nova', email: mira.email, oto1: 0, password: null },
  });
  expect(network.calls(listAgencyUsers)).toHaveLength(1);
});

// Proof P154
it('deletes after asking, and reloads', async () => {
  hostWith([anAgencyUser({ name: 'Mira' })]);
  network.respond(deleteAgencyUser, () => {
    hostWith([]);
    return { message: 'User deleted successfully' };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Mira' }));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('No agency users yet')).toBeInTheDocument();
  expect(screen.getByText('User deleted successfully')).toBeInTheDocument();
  // The row is removed before the list is reloaded; the specification requires the reload.
  await waitFor(() => expect(network.calls(listAgencyUsers)).toHaveLength(2));
});

// Proof P157
it('tells who may use this screen', async () => {
  network.respond(listAgencyUsers, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  open();
  expect(await screen.findByText(/a member with the Agency upgrade/)).toBeInTheDocument();
});
