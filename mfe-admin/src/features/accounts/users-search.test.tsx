import { act, screen, waitFor } from '@testing-library/react';
import { listUsers, type User } from 'shared-kit/contract';
import { installFakeNetwork } from 'shared-kit/testing';
import { answerUsers, names, open, pageShown, people, press, status } from './testing/users-screen';
import { searchDelayMs } from './use-requested-page';

const network = installFakeNetwork();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const settle = () => act(() => jest.advanceTimersByTimeAsync(searchDelayMs));
const searches = () => network.calls(listUsers).map(({ query }) => query.search);
const box = () => screen.getByRole('searchbox', { name: 'Search by email' });

// Proof P123
it('debounces typing, then starts at page 1', async () => {
  answerUsers(network, people(23));
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

// Proof P127
it('aborts the previous search, whose late response is ignored', async () => {
  answerUsers(network, people(3));
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

// Proof P136
it('keeps the last page while the next loads', async () => {
  answerUsers(network, people(3));
  const { user } = open();
  await status('3 users');
  network.respond(listUsers, () => new Promise(() => undefined));
  await user.type(box(), 'p1');
  await settle();
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  expect(names()).toHaveLength(3);
});

// Proof P140
it('shows when nothing matches, with a way back', async () => {
  answerUsers(network, people(3));
  const { user } = open();
  await status('3 users');
  await user.type(box(), 'zebra');
  await settle();
  expect(await screen.findByText('No results found')).toBeInTheDocument();
  await user.click(press('Show all users'));
  await status('3 users');
  expect(box()).toHaveValue('');
});
