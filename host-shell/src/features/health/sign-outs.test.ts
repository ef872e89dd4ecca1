import { useSession } from 'shared-kit/session';
import { aUser } from 'shared-kit/testing';
import { whenSignedOutByScript } from './sign-outs';
import { noteTouches } from './touched';

const heard: string[] = [];
let page = 'projects';
beforeAll(() => {
  noteTouches(() => true);
  whenSignedOutByScript(
    () => page,
    (suspect) => heard.push(suspect),
  );
});
beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  performance.getEntriesByType = () => [];
  useSession.getState().save('token', aUser());
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The session ends; the page after it is up before anybody is asked. */
function end(): readonly string[] {
  page = 'projects';
  useSession.getState().clear();
  page = 'landing';
  jest.runAllTimers();
  return heard;
}

it('reports a session that a script has ended, and on which page', () => {
  expect(end()).toEqual(['projects']);
});

it('says nothing when the session had expired', () => {
  useSession.setState({ expiry: Date.now() - 1 });
  expect(end()).toEqual([]);
});

it('says nothing when the host has refused the session', () => {
  const refused = { responseEnd: performance.now(), responseStatus: 401 };
  performance.getEntriesByType = () => [refused as unknown as PerformanceEntry];
  expect(end()).toEqual([]);
});

it('says nothing when another tab has signed out', () => {
  useSession.getState().clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  jest.runAllTimers();
  expect(heard).toEqual([]);
});

it('says nothing when somebody has just clicked', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(end()).toEqual([]);
});
