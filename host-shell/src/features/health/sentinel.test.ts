import { keepSentinel, nameTab, takeDeadLoads } from './sentinel';
import type { ReportedRun } from './reported-run';

const run: ReportedRun = { remote: 'projects', version: '1.2.0', arm: 'candidate', rollout: 'r1' };
const other: ReportedRun = { remote: 'workspace', version: '2.0.0', arm: 'stable' };

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const show = (state: DocumentVisibilityState): void => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  localStorage.clear();
});

/** What the storage holds when the event loop has stopped: nothing takes it away any more. */
function dieNow(): void {
  jest.clearAllTimers();
}

it('a page load that stopped while a version began accuses that version, once', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(other);
  sentinel.settle(other, true);
  sentinel.begin(run);
  dieNow();
  const now = Date.now() + 6_000;
  expect(takeDeadLoads(now, 'tab-2')).toEqual([{ load: 'signed', runs: [run], busy: true }]);
  expect(takeDeadLoads(now, 'tab-2')).toEqual([]);
});

it('one that stopped later accuses what was on screen', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  sentinel.settle(run, true);
  dieNow();
  const [dead] = takeDeadLoads(Date.now() + 6_000, 'tab-2');
  expect(dead).toMatchObject({ busy: false, runs: [{ version: '1.2.0' }] });
});

it('a tab that lives beside is left alone, however long it takes', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  jest.advanceTimersByTime(30_000);
  expect(takeDeadLoads(Date.now(), 'tab-2')).toEqual([]);
});

it('the same tab knows at once: whoever left its page would have taken the note away', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  dieNow();
  expect(takeDeadLoads(Date.now(), 'tab-1')).toHaveLength(1);
});

it.each([
  ['leaves', () => window.dispatchEvent(new Event('pagehide'))],
  ['hides the tab, which the browser may end', () => show('hidden')],
  ['has watched it for a minute', () => jest.advanceTimersByTime(61_000)],
])('nobody is accused when the visitor %s', (_, end) => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  end();
  dieNow();
  expect(takeDeadLoads(Date.now() + 3_600_000, 'tab-2')).toEqual([]);
});

it('who comes back to a hidden tab is watched again', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  show('hidden');
  show('visible');
  dieNow();
  expect(takeDeadLoads(Date.now() + 6_000, 'tab-2')).toHaveLength(1);
});

it('what has failed and said so, and somebody’s own build, are not watched', () => {
  const sentinel = keepSentinel('signed', 'tab-1');
  sentinel.begin(run);
  sentinel.settle(run, false);
  sentinel.begin({ ...run, arm: 'override' });
  dieNow();
  expect(takeDeadLoads(Date.now() + 6_000, 'tab-2')).toEqual([]);
});

it('what cannot be read, and what is older than its signature, is dropped', () => {
  localStorage.setItem('release-sentinel a', 'not json');
  localStorage.setItem('release-sentinel b', JSON.stringify({ at: 0, runs: [run] }));
  expect(takeDeadLoads(86_400_001, 'tab-2')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a tab keeps its name', () => {
  expect(nameTab(() => 'first')).toBe('first');
  expect(nameTab(() => 'second')).toBe('first');
});
