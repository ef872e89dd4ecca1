import { act, screen, waitFor } from '@testing-library/react';
import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { useSession } from 'shared-kit/session';
import { aRelease, renderPage } from 'shared-kit/testing';
import { OverrideBanner } from './override-banner';

const override = (change: Partial<ReleaseOverride> = {}): ReleaseOverride => ({
  remote: 'projects',
  release: aRelease('9.0.0'),
  source: 'published',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  ...change,
});

function open(granted: readonly ReleaseOverride[], stop = () => Promise.resolve()) {
  const reload = jest.fn();
  const asked = jest.fn(stop);
  const page = renderPage(<OverrideBanner granted={granted} stop={asked} reload={reload} />);
  return { ...page, reload, asked };
}

const banner = () => screen.getByRole('complementary', { name: 'Your own build' });

it('says what is run, where it comes from and until when', () => {
  const base = 'http://localhost:5173/remotes/workspace/';
  open([
    override(),
    override({ remote: 'workspace', source: 'local', release: aRelease('2.0.0', { base }) }),
  ]);
  expect(banner()).toHaveTextContent(
    /^Only you run projects 9\.0\.0, workspace 2\.0\.0 from localhost:5173, until \d\d:\d\d\. It is not the released version\.Stop$/,
  );
});

it('stops and loads the page anew', async () => {
  const { user, reload, asked } = open([override()]);
  await user.dblClick(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says when it could not be stopped, and what ends it too', async () => {
  const { user, reload } = open([override()], () => Promise.reject(new Error('No answer')));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No answer. Signing out ends it, too.',
  );
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
});

it.each([
  ['signs out', () => useSession.getState().clear()],
  ['is followed by somebody else', () => useSession.setState({ token: 'another' })],
])('leaves nothing behind when the session %s', (_how, end) => {
  const { reload } = open([override()]);
  expect(reload).not.toHaveBeenCalled();
  act(end);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says when its time is over, and takes nothing away from under anybody', async () => {
  jest.useFakeTimers({ now: Date.now() });
  try {
    const { reload, user } = open([override()]);
    act(() => jest.advanceTimersByTime(3_599_000));
    expect(banner()).toHaveTextContent(/^Only you run/);
    act(() => jest.advanceTimersByTime(1_000));
    expect(banner()).toHaveTextContent(/^Your session with projects 9\.0\.0 has ended\./);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
