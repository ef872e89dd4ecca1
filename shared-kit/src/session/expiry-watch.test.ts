import { aUser } from '../testing/fixtures';
import { isExpired, startExpiryWatch } from './expiry-watch';
import { useSession } from './session-store';

const signedIn = (): boolean => useSession.getState().token !== null;

/** A clock the test moves; `tick` is one round of the repeated check. */
function testClock(start: number) {
  const clock = {
    time: start,
    intervals: [] as number[],
    stopped: false,
    tick: (): void => undefined,
    now: () => clock.time,
    repeat(check: () => void, intervalMs: number) {
      clock.intervals.push(intervalMs);
      clock.tick = check;
      return () => {
        clock.stopped = true;
      };
    },
  };
  return clock;
}

beforeEach(() => {
  useSession.getState().save('token-1', aUser(), 0);
});

// Proof P347
it.each([
  [86_400_000, 86_399_999, false],
  [86_400_000, 86_400_000, true],
  [86_400_000, 86_400_001, true],
  [null, Number.MAX_SAFE_INTEGER, false],
])('expiry %p at %p is over: %p', (expiry, now, over) => {
  expect(isExpired(expiry, now)).toBe(over);
});

// Proof P210
it('checks every 60 seconds and signs out once the 24 hours are over', () => {
  const clock = testClock(0);
  const stop = startExpiryWatch(clock);
  expect(clock.intervals).toEqual([60_000]);
  clock.time = 86_399_999;
  clock.tick();
  expect(signedIn()).toBe(true);
  clock.time = 86_400_000;
  clock.tick();
  expect(signedIn()).toBe(false);
  expect(localStorage).toHaveLength(0);
  stop();
  expect(clock.stopped).toBe(true);
});

it('checks at once: a session that ended overnight is not shown', () => {
  startExpiryWatch(testClock(86_400_000))();
  expect(signedIn()).toBe(false);
});

// Proof P212
it('checks when the tab becomes visible again, until it is stopped', () => {
  const clock = testClock(0);
  const stop = startExpiryWatch(clock);
  clock.time = 86_400_000;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(signedIn()).toBe(false);
  stop();
  useSession.getState().save('token-2', aUser(), 0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(signedIn()).toBe(true);
});

// Proof P348
it('runs on the browser’s own clock by default', () => {
  jest.useFakeTimers({ now: 0 });
  const stop = startExpiryWatch();
  jest.advanceTimersByTime(86_340_000);
  expect(signedIn()).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(signedIn()).toBe(false);
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
