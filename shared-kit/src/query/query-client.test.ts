import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { ApiError } from '../client/api-error';
import { useSession } from '../session';
import { aUser } from '../testing/fixtures';
import { createQueryClient } from './query-client';

const answer = (code: string, status: number | null) =>
  new ApiError({ code, status, message: 'text', requestId: 'r-1' });

/** How often a read is attempted that always fails with this error. */
async function attemptsUntilGivenUp(error: Error, report = jest.fn()): Promise<number> {
  const queryFn = jest.fn().mockRejectedValue(error);
  const client = createQueryClient({ report });
  const read = client.fetchQuery({
    queryKey: ['users', 'typed@example.com'],
    queryFn,
    retry: client.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
  });
  await expect(read).rejects.toBe(error);
  return queryFn.mock.calls.length;
}

it.each([
  ['an unreachable host', answer('NETWORK', null), 3],
  ['a time-out', answer('TIMEOUT', null), 3],
  ['a server fault', answer('INTERNAL', 500), 3],
  ['a refusal', answer('FORBIDDEN', 403), 1],
  ['an unknown object', answer('NOT_FOUND', 404), 1],
  ['an unreadable answer', answer('CONTRACT_MISMATCH', 200), 1],
  ['a fault in our own code', new TypeError('x is undefined'), 1],
])('reads %s: %s → %i attempts', async (_name, error, attempts) => {
  await expect(attemptsUntilGivenUp(error)).resolves.toBe(attempts);
});

it.each([
  ['a host that says when to come back', { retryAfterMs: 4000 }, 0, [4000, 4000]],
  ['a fault without a word', {}, 0, [1000, 2000]],
  ['many browsers at once', { retryAfterMs: 4000 }, 1, [5000, 5000]],
  ['a wait nobody would sit through', { retryAfterMs: 3_600_000 }, 0, [10_000, 10_000]],
])('waits between attempts: %s', (_name, facts, chance, delays) => {
  const { retryDelay } =
    createQueryClient({ random: () => chance }).getDefaultOptions().queries ?? {};
  const error = new ApiError({ code: 'UNAVAILABLE', status: 503, message: 'text', ...facts });
  const delayAfter = (failures: number) =>
    typeof retryDelay === 'function' ? retryDelay(failures, error) : retryDelay;
  expect([0, 1].map(delayAfter)).toEqual(delays);
});

// Proof P345
it('reports a failed read once, without what the member typed', async () => {
  const report = jest.fn();
  await attemptsUntilGivenUp(answer('INTERNAL', 500), report);
  expect(report.mock.calls).toEqual([
    [
      {
        name: 'query-failed',
        detail: { query: 'users', code: 'INTERNAL', status: 500, requestId: 'r-1' },
      },
    ],
  ]);
});

it('never retries a write', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});

it('forgets what was read when the session ends, and only then', () => {
  const client = createQueryClient();
  useSession.getState().save('token-1', aUser());
  client.setQueryData(['profile'], 'Mira');
  useSession.getState().setUser(aUser({ name: 'Renamed' }));
  expect(client.getQueryData(['profile'])).toBe('Mira');
  useSession.getState().clear();
  expect(client.getQueryData(['profile'])).toBeUndefined();
});

describe('offline', () => {
  const connection = (state: 'offline' | 'online') => window.dispatchEvent(new Event(state));
  afterEach(() => connection('online'));

  // Proof P328
  it('a read fails and says so, instead of waiting for the connection', async () => {
    const client = createQueryClient({ retries: 0 });
    client.mount();
    connection('offline');
    const queryFn = () => Promise.reject(answer('NETWORK', null));
    await expect(client.fetchQuery({ queryKey: ['users'], queryFn })).rejects.toMatchObject({
      code: 'NETWORK',
    });
    client.unmount();
  });

  // Proof P329
  it('a write fails and says so, and is not sent later', async () => {
    const client = createQueryClient();
    client.mount();
    connection('offline');
    const mutationFn = jest.fn().mockRejectedValue(answer('NETWORK', null));
    const write = client.getMutationCache().build(client, { mutationFn });
    await expect(write.execute(undefined)).rejects.toMatchObject({ code: 'NETWORK' });
    connection('online');
    expect(mutationFn).toHaveBeenCalledTimes(1);
    client.unmount();
  });

  it('what is on the screen is read again with the connection', async () => {
    const client = createQueryClient({ retries: 0 });
    client.mount();
    let isReachable = false;
    const queryFn = jest.fn(() =>
      isReachable ? Promise.resolve('Mira') : Promise.reject(answer('NETWORK', null)),
    );
    connection('offline');
    const watcher = new QueryObserver(client, { queryKey: ['users'], queryFn });
    const stop = watcher.subscribe(() => undefined);
    await waitFor(() => expect(watcher.getCurrentResult().isError).toBe(true));
    isReachable = true;
    connection('online');
    await waitFor(() => expect(watcher.getCurrentResult().data).toBe('Mira'));
    stop();
    client.unmount();
  });
});
