import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  updateUser,
  type User,
} from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import { searchDelayMs } from './use-wanted-page';
import UsersRoute from './users.route';

const network = installFakeNetwork();

const idOf = (index: number) => `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`;
const people = (count: number): User[] =>
  Array.from({ length: count }, (_, index) =>
    aUser({ id: idOf(index + 1), name: `Person ${index + 1}`, email: `p${index + 1}@example.com` }),
  );
const admin = aUser({ id: idOf(900), role: 'admin', name: 'Ada', email: 'ada@host.test' });

interface Host {
  users: User[];
  /** A host that only knows the specification answers with everything. */
  readonly pages: boolean;
}

/** A host with these users, paging or not. */
function hostWith(users: User[], pages = true): Host {
  const host: Host = { users, pages };
  network.respond(listUsers, ({ query }) => {
    const search = (query.search ?? '').toLowerCase();
    if (!host.pages || query.page === undefined) return { message: 'ok', users: host.users };
    const found = host.users.filter(({ email }) => email.toLowerCase().includes(search));
    const size = query.page_size ?? 10;
    const start = (query.page - 1) * size;
    return { message: 'ok', users: found.slice(start, start + size), total: found.length };
  });
  network.respond(getUser, ({ params }) => {
    const user = host.users.find(({ id }) => id === params.id);
    return user ? { message: 'ok', user } : apiFailure('NOT_FOUND', 'No such user', 404);
  });
  return host;
}

const open = () =>
  renderPage(<UsersRoute />, { path: '/users', route: '/users', session: { user: admin } });

const rows = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const status = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const press = (name: string) => screen.getByRole('button', { name });
const pageShown = () =>
  screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'page')
    ?.textContent;
// jsdom has no layout, so contrast is checked in Chromium; the landmarks are the shell's.
const faults = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations;

describe('the list', () => {
  it('shows the columns of the specification, and a purple badge for admins', async () => {
    hostWith([admin, aUser({ name: 'Mira', created_at: '2026-03-01T09:00:00.000Z' })]);
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Users');
    await status('2 users');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'Role',
      'Created At',
      'Actions',
    ]);
    expect(cells(rows()[1])).toEqual(['Mira', 'mira@example.com', 'user', 'Mar 1, 2026', '']);
    const colours = ['admin', 'user'].map((role) => getComputedStyle(screen.getByText(role)).color);
    expect(colours).toEqual(['var(--color-purple-text)', 'var(--color-text)']);
    expect(await faults()).toEqual([]);
  });

  it('says that it is fetching, then shows ten of them and the pages', async () => {
    hostWith(people(23));
    const { user } = open();
    expect(screen.getByText('Fetching your users...')).toBeInTheDocument();
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
    await status('23 users');
    expect(names()).toHaveLength(10);
    await user.click(press('Next'));
    await waitFor(() => expect(names()[0]).toBe('Person 11'));
    await user.click(press('3'));
    await waitFor(() => expect(names()).toEqual(['Person 21', 'Person 22', 'Person 23']));
    expect(press('Next')).toBeDisabled();
    expect(network.calls(listUsers).map(({ query }) => [query.page, query.page_size])).toEqual([
      [1, 10],
      [2, 10],
      [3, 10],
    ]);
  });

  it('pages by itself, in one call, when the host answers with everything', async () => {
    hostWith(people(23), false);
    const { user } = open();
    await status('23 users');
    await user.click(press('3'));
    expect(names()).toEqual(['Person 21', 'Person 22', 'Person 23']);
    await user.type(screen.getByRole('searchbox'), 'P2@');
    await waitFor(() => expect(names()).toEqual(['Person 2']));
    expect(network.calls(listUsers)).toHaveLength(1);
  });

  it('shows first, last, current and neighbours of many pages', async () => {
    hostWith(people(100));
    const { user } = open();
    await status('100 users');
    await user.click(press('10'));
    await user.click(await screen.findByRole('button', { name: '9' }));
    await waitFor(() => expect(pageShown()).toBe('9'));
    const numbers = within(screen.getByRole('navigation')).getAllByRole('listitem');
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '…', '8', '9', '10']);
  });

  it('says when there is nobody, and offers to add somebody', async () => {
    hostWith([]);
    const { user } = open();
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Add New User' })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Add New User' })).toBeInTheDocument();
  });

  it('tells what failed, and Retry gets it', async () => {
    network.respond(listUsers, () => rawAnswer(400, {}));
    const { user } = open();
    expect(await screen.findByText('The users could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('Get Users failed')).toBeInTheDocument();
    hostWith(people(1));
    await user.click(press('Retry'));
    await status('1 user');
  });

  it('says honestly that somebody is not allowed here', async () => {
    network.respond(listUsers, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
    open();
    expect(
      await screen.findByRole('heading', { name: 'You are not allowed to see this page' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Tutorials' })).toHaveAttribute(
      'href',
      '/tutorials',
    );
    expect(await faults()).toEqual([]);
  });
});

describe('search', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const settle = () => act(() => jest.advanceTimersByTimeAsync(searchDelayMs));
  const searches = () => network.calls(listUsers).map(({ query }) => query.search);
  const box = () => screen.getByRole('searchbox', { name: 'Search by email' });

  it('waits until typing rests, then starts at page 1', async () => {
    hostWith(people(23));
    const { user } = open();
    await status('23 users');
    expect(box()).toHaveAttribute('placeholder', 'Search by email...');
    await user.click(press('2'));
    await waitFor(() => expect(pageShown()).toBe('2'));
    await user.type(box(), 'p2');
    expect(searches()).toEqual([undefined, undefined]);
    await settle();
    await waitFor(() =>
      expect(names()).toEqual(['Person 2', 'Person 20', 'Person 21', 'Person 22', 'Person 23']),
    );
    expect(network.calls(listUsers).at(-1)?.query).toEqual({
      page: 1,
      page_size: 10,
      search: 'p2',
    });
  });

  it('cancels the search it replaces, whose late answer changes nothing', async () => {
    hostWith(people(3));
    const { user, queryClient } = open();
    await status('3 users');
    const answers = new Map<
      string,
      (answer: { message: string; users: User[]; total: number }) => void
    >();
    network.respond(
      listUsers,
      ({ query }) => new Promise((resolve) => answers.set(query.search ?? '', resolve)),
    );
    await user.type(box(), 'p1');
    await settle();
    await user.type(box(), '@');
    await settle();
    const slow = queryClient
      .getQueryCache()
      .find({ queryKey: ['accounts', 'users', 'page', 1, 'p1'] });
    expect(slow?.state.fetchStatus).toBe('idle');
    const [first, second] = people(2);
    answers.get('p1@')?.({ message: 'ok', users: [first as User], total: 1 });
    await status('1 user');
    answers.get('p1')?.({ message: 'ok', users: [second as User], total: 1 });
    await settle();
    expect(names()).toEqual(['Person 1']);
  });

  it('keeps the last page while the next is on its way', async () => {
    hostWith(people(3));
    const { user } = open();
    await status('3 users');
    network.respond(listUsers, () => new Promise(() => undefined));
    await user.type(box(), 'p1');
    await settle();
    expect(screen.getByText('Processing...')).toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });

  it('says when nobody matches, and leads back', async () => {
    hostWith(people(3));
    const { user } = open();
    await status('3 users');
    await user.type(box(), 'zebra');
    await settle();
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    await user.click(press('Show all users'));
    await status('3 users');
    expect(box()).toHaveValue('');
  });
});

describe('adding', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Add New User' });
  const field = (label: string) => screen.getByLabelText(label);
  async function fillIn(user: ReturnType<typeof open>['user']) {
    await user.type(field('Name'), 'Grace');
    await user.type(field('Email'), 'grace@example.com');
    await user.type(field('Password'), 'secret-1');
  }

  it('has the fields and the eight check boxes, all empty', async () => {
    hostWith(people(1));
    const { user } = open();
    await user.click(press('Add New User'));
    const form = within(await dialog());
    expect(['Name', 'Email', 'Password'].map((label) => form.getByLabelText(label))).toHaveLength(
      3,
    );
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

  it('sends everything once, shows the message, reloads, and starts empty next time', async () => {
    const host = hostWith(people(1));
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

  it('is busy while the request runs, and cannot be closed or sent again', async () => {
    hostWith(people(1));
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

  it('leaves the judgement to the server and keeps what was typed', async () => {
    hostWith(people(1));
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

  it('shows the server’s words on an empty form, and the fallback when it has none', async () => {
    hostWith(people(1));
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
});

describe('editing', () => {
  const mira = aUser({ id: idOf(7), name: 'Mira', oto_2: 1 });
  const dialog = () => screen.findByRole('dialog', { name: 'Edit User' });

  it('loads the user, changes the row in place and reloads nothing', async () => {
    const host = hostWith([...people(1), mira]);
    host.users = [...people(1), { ...mira, oto_5: 1 }];
    network.respond(updateUser, () => ({ message: 'User updated successfully' }));
    const { user } = open();
    await status('2 users');
    await user.click(press('Edit Mira'));
    const form = within(await dialog());
    expect(form.getByLabelText('Name')).toHaveValue('Mira');
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
      body: { name: 'Mira Nova', password: null, oto2: 1, oto5: 0 },
    });
  });

  it('takes the row as the host has saved it, and sends a new password', async () => {
    hostWith([mira]);
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

  it('opens filled from the row when loading fails, logs that and shows no toast', async () => {
    hostWith([mira]);
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

  it('shows what runs while it loads; the last click counts', async () => {
    hostWith([...people(1), mira]);
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

  it('keeps what was typed when saving fails', async () => {
    hostWith([mira]);
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
    hostWith([admin]);
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
});

describe('deleting', () => {
  it('asks by name, deletes, shows the message and reloads', async () => {
    const host = hostWith(people(11));
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
    await user.dblClick(question.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
    // The last page is gone with its only row.
    await status('10 users');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(network.calls(deleteUser)).toHaveLength(1);
  });

  it('deletes nothing when the answer is no', async () => {
    hostWith(people(1));
    const { user } = open();
    await status('1 user');
    await user.click(press('Delete Person 1'));
    await user.click(await screen.findByRole('button', { name: 'Keep user' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(press('Delete Person 1')).toHaveFocus();
    expect(network.calls(deleteUser)).toEqual([]);
  });

  it('shows why the host refuses', async () => {
    hostWith([admin]);
    network.respond(deleteUser, () =>
      apiFailure('BAD_REQUEST', 'You cannot delete your own account', 400),
    );
    const { user } = open();
    await status('1 user');
    await user.click(press('Delete Ada'));
    await user.click(await screen.findByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('You cannot delete your own account')).toBeInTheDocument();
    expect(names()).toEqual(['Ada']);
  });
});
