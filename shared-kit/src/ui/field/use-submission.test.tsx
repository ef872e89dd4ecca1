import { act, renderHook } from '@testing-library/react';
import { submitLockoutMs, useSubmission } from './use-submission';

/** A request the test ends. */
function pending() {
  const ends: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const request = () =>
    new Promise<void>((resolve, reject) => ends.push({ succeed: resolve, fail: reject }));
  return { request, end: () => ends[0] };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('is busy until the request is answered', async () => {
  const { result } = renderHook(() => useSubmission());
  const { request, end } = pending();
  let finished: Promise<void> = Promise.resolve();
  act(() => {
    finished = result.current.submit(request);
  });
  expect(result.current.busy).toBe(true);
  await act(async () => {
    end()?.succeed();
    await finished;
  });
  expect(result.current.busy).toBe(false);
});

it('stays busy for the lockout, also after a failure, and passes the failure on', async () => {
  const { result } = renderHook(() => useSubmission(submitLockoutMs));
  const { request, end } = pending();
  const failed = jest.fn();
  await act(async () => {
    result.current.submit(request).catch(failed);
    end()?.fail(new Error('no'));
    await jest.advanceTimersByTimeAsync(1999);
  });
  expect(result.current.busy).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(result.current.busy).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
});
