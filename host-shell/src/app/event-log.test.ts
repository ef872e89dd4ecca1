import { logEvent } from './event-log';

// Proof P346
test('an event reaches the log of the browser with its name and its details', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  logEvent({ name: 'query-failed', detail: { query: 'websites', code: 'NETWORK', status: null } });
  logEvent({ name: 'speech-error' });
  expect(warn.mock.calls).toEqual([
    ['[sitewright] query-failed', { query: 'websites', code: 'NETWORK', status: null }],
    ['[sitewright] speech-error', {}],
  ]);
  warn.mockRestore();
});
