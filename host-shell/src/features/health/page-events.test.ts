import { beaconPath } from 'shared-kit/contract/rollout';
import { whenPageGoes, whenUnhandled } from './page-events';
import type { UnhandledError } from './page-events';
import { sendBeacons } from './send-beacons';

const event = { kind: 'crash', remote: 'projects', version: '1.0.0', arm: 'stable' } as const;

it('sends when the page is hidden or goes, and not when it comes back', () => {
  const flush = jest.fn();
  whenPageGoes(flush);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush).not.toHaveBeenCalled();
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledTimes(2);
});

it('reports errors that nobody caught, with the scripts of their stack', () => {
  const heard: UnhandledError[] = [];
  whenUnhandled((error) => heard.push(error));
  const error = new Error('boom');
  window.dispatchEvent(new ErrorEvent('error', { filename: '/remotes/x/1/page.js', error }));
  const rejected = Object.assign(new Event('unhandledrejection'), {
    reason: Object.assign(new Error('gone'), { request: '/remotes/x/1/late.js' }),
  });
  window.dispatchEvent(rejected);
  expect(heard.map(({ trace }) => trace.split('\n')[0])).toEqual([
    '/remotes/x/1/page.js',
    '/remotes/x/1/late.js',
  ]);
  expect(heard[0]?.trace).toContain(error.stack);
});

describe('a batch', () => {
  const answers = { beacon: jest.fn(), fetch: jest.fn() };
  beforeEach(() => {
    jest.resetAllMocks();
    Object.assign(navigator, { sendBeacon: answers.beacon });
    Object.assign(globalThis, { fetch: answers.fetch.mockResolvedValue(undefined) });
  });

  it('goes as a beacon', () => {
    answers.beacon.mockReturnValue(true);
    sendBeacons({ load: 'signed', token: null }, [event]);
    const [path, blob] = answers.beacon.mock.calls[0] as [string, Blob];
    expect([path, blob.type]).toEqual([beaconPath, 'application/json']);
    expect(answers.fetch).not.toHaveBeenCalled();
  });

  it('goes as a request that outlives the page where beacons are refused, without any credentials', () => {
    answers.beacon.mockReturnValue(false);
    sendBeacons({ load: 'signed', token: null }, [event]);
    expect(answers.fetch).toHaveBeenCalledWith(
      beaconPath,
      expect.objectContaining({
        keepalive: true,
        credentials: 'omit',
        body: JSON.stringify({ load: 'signed', events: [event] }),
      }),
    );
  });

  it('goes with the session of whoever is signed in, as a request that outlives the page', () => {
    const requests = { prototype: { keepalive: true } };
    Object.assign(globalThis, { Request: requests });
    sendBeacons({ load: 'signed', token: 'token-1' }, [event]);
    expect(answers.beacon).not.toHaveBeenCalled();
    expect(answers.fetch).toHaveBeenCalledWith(
      beaconPath,
      expect.objectContaining({
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json', authorization: 'Bearer token-1' },
      }),
    );
  });
});
