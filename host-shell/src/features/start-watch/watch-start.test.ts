import type { BeaconEvent } from 'shared-kit/contract/releases';
import { leftShellCookie, shellEvents } from 'shared-kit/contract/rollout';
import type { Arm } from 'shared-kit/contract/rollout';
import { watchStart } from './watch-start';

const version = '1.1.0-eeeeeeee';
const base = `/shell/${version}/`;
const sent: BeaconEvent[] = [];
const reload = jest.fn();
let stop: () => void;

/** Listeners of one page load, which end with it. */
function onePageLoad(): () => void {
  const add = jest.spyOn(window, 'addEventListener');
  return () => {
    for (const [name, listener, options] of add.mock.calls) {
      window.removeEventListener(name, listener, options);
    }
    add.mockRestore();
  };
}

function start(arm: Arm, rollout: string | null = 'r1'): void {
  const shell = { version, arm, ...(rollout === null ? {} : { rollout }) };
  watchStart({
    pageLoad: { load: 'l', shell },
    base,
    send: (events) => sent.push(...events),
    reload,
  });
}

const kinds = (): string[] => sent.map(({ kind }) => kind);
const spared = (): boolean => document.cookie.includes(`${leftShellCookie}=${version}`);
const say = (name: string): void => {
  window.dispatchEvent(new Event(name));
};

function failToLoad(file: string, defer = true): void {
  const script = document.createElement('script');
  script.defer = defer;
  script.src = base + file;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const throwIn = (file: string): void => {
  window.dispatchEvent(new ErrorEvent('error', { filename: new URL(file, location.href).href }));
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  reload.mockClear();
  sessionStorage.clear();
  document.cookie = `${leftShellCookie}=; Path=/; Max-Age=0`;
  stop = onePageLoad();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

it('says that a shell begins, and spares the browser a candidate until it has shown something', () => {
  start('candidate');
  expect(sent).toEqual([
    { kind: 'started', remote: 'shell', version, arm: 'candidate', rollout: 'r1' },
  ]);
  expect(spared()).toBe(true);
  say(shellEvents.up);
  expect(spared()).toBe(true);
  say(shellEvents.ready);
  expect(spared()).toBe(false);
  jest.runAllTimers();
  say('pagehide');
  expect(kinds()).toEqual(['started']);
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, () => void, number, string]>([
  ['an entry that does not arrive', () => failToLoad('shell.js'), 0, 'load'],
  ['a script that throws', () => throwIn(`${base}shell.js`), 1_000, 'evaluation'],
  ['silence', () => undefined, 10_000, 'silence'],
])('tells of %s and loads the page again, once', (_what, happen, afterMs, phase) => {
  start('candidate');
  happen();
  jest.advanceTimersByTime(afterMs);
  expect(sent[1]).toMatchObject({ kind: 'failed', phase });
  expect(spared()).toBe(true);
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  say('pagehide');
  expect(kinds()).toEqual(['started', 'failed']);
  stop();
  stop = onePageLoad();
  start('candidate');
  happen();
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tells of the stable shell as well, and leaves it on screen', () => {
  start('stable');
  failToLoad('shell.js');
  jest.runAllTimers();
  expect(kinds()).toEqual(['started', 'failed']);
  expect(spared()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('takes no error amiss that a shell gets over, nor any of others', () => {
  start('candidate');
  throwIn(`${base}shell.js`);
  throwIn('/remotes/shop/1.0.0/shop.js');
  failToLoad('late.js', false);
  say(shellEvents.up);
  jest.runAllTimers();
  expect(kinds()).toEqual(['started']);
});

it('reports a page that was left before its first render', () => {
  start('candidate');
  say('pagehide');
  expect(kinds()).toEqual(['started', 'left']);
  expect(spared()).toBe(false);
});

it('a page that was left because nothing could be shown is no page that was left', () => {
  start('candidate');
  say(shellEvents.up);
  say(shellEvents.unready);
  say('pagehide');
  expect(kinds()).toEqual(['started']);
  expect(spared()).toBe(true);
});

it('says nothing of what stands in for a candidate, and nothing without a rollout', () => {
  start('fallback');
  start('stable', null);
  jest.runAllTimers();
  expect(sent).toEqual([]);
});
