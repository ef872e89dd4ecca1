import { act, render, screen } from '@testing-library/react';
import { installFakeNetwork } from 'shared-kit/testing';
import { SystemStatusIndicator } from './system-status';

const network = installFakeNetwork();
const ready = { message: 'The host is ready' };

const says = (text: string) => screen.findByText(text);

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// Proof P87
test('claims nothing before the host has answered', async () => {
  network.serve('/readyz', ready);
  render(<SystemStatusIndicator />);
  expect(screen.getByRole('status')).toHaveTextContent('Checking systems');
  expect(await says('All systems operational')).toBeVisible();
});

// Proof P88
test('says what is wrong in the host’s own words', async () => {
  network.serve('/readyz', { message: 'The database does not answer' }, 503);
  render(<SystemStatusIndicator />);
  expect(await says('The database does not answer')).toBeVisible();
});

test('says that there is a problem when a proxy answers for the host', async () => {
  network.serve('/readyz', '<html></html>', 502);
  render(<SystemStatusIndicator />);
  expect(await says('The server reports a problem')).toBeVisible();
});

test('follows the connection as it goes and comes back', async () => {
  network.serve('/readyz', ready);
  render(<SystemStatusIndicator />);
  await says('All systems operational');
  setOnline(false);
  expect(await says('You are offline')).toBeVisible();
  setOnline(true);
  expect(await says('All systems operational')).toBeVisible();
});

test('looks again when the tab becomes visible', async () => {
  network.serve('/readyz', ready);
  render(<SystemStatusIndicator />);
  await says('All systems operational');
  network.serve('/readyz', { message: 'The database does not answer' }, 503);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await says('The database does not answer')).toBeVisible();
});

test('asks every minute, and every ten seconds while something is wrong', async () => {
  jest.useFakeTimers();
  network.serve('/readyz', ready);
  render(<SystemStatusIndicator />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('All systems operational')).toBeVisible();
  network.serve('/readyz', {}, 503);
  await act(() => jest.advanceTimersByTimeAsync(59_999));
  expect(screen.getByText('All systems operational')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('The server reports a problem')).toBeVisible();
  network.serve('/readyz', ready);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('All systems operational')).toBeVisible();
});
