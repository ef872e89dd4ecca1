import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { setRuntimeConfig } from 'shared-kit/config';
import { getProfile, logout, parseRuntimeConfig } from 'shared-kit/contract';
import { getReleases } from 'shared-kit/contract/releases';
import { standaloneHost } from 'shared-kit/remote';
import type { RemoteModule } from 'shared-kit/remote';
import { useSession } from 'shared-kit/session';
import { apiFailure, aRecord, aUser, installFakeNetwork } from 'shared-kit/testing';
import { createRemoteLoader } from '../features/remote-loader/remote-loader';
import type { RemoteTableRow } from './remote-table';
import { Shell } from './shell';

const network = installFakeNetwork();

function page(text: string): RemoteModule['pages'][string] {
  return () => Promise.resolve({ default: (): ReactElement => <h1>{text}</h1> });
}

const remotes: Record<string, RemoteModule> = {
  auth: { hostApi: '^1.0.0', pages: { '/': page('Sign in here') } },
  projects: { hostApi: '^1.0.0', pages: { '/projects': page('Your projects') } },
};
const table: RemoteTableRow[] = [
  { remote: 'auth', path: '/', access: 'anyone', title: 'Sign in' },
  { remote: 'projects', path: '/projects', access: 'member', title: 'Projects' },
  { remote: 'gone', path: '/gone', access: 'member', title: 'Gone' },
  { remote: 'gone', path: '/releases', access: 'member', title: 'Releases' },
];

function openShell(path: string, host = standaloneHost, rows = table): void {
  setRuntimeConfig(parseRuntimeConfig({ brandName: 'Acme Sites' }));
  history.replaceState(null, '', path);
  const loader = createRemoteLoader({
    source: {
      candidates: (remote) => [
        {
          remote,
          version: '1.0.0',
          arm: 'stable',
          usesQuery: () => false,
          load: () => {
            const module = remotes[remote];
            return module ? Promise.resolve(module) : Promise.reject(new Error('not there'));
          },
        },
      ],
      refresh: () => Promise.resolve(),
    },
    timeoutMs: () => 8000,
    onFailure: () => undefined,
    onRendered: () => undefined,
    decorate: (_candidate, _path, component) => Promise.resolve(component),
  });
  const readTable = () => rows;
  render(<Shell table={readTable} loader={loader} host={host} />);
}

beforeEach(() => {
  network.serve('/readyz', { message: 'ready' });
  network.respond(getProfile, () => ({ message: 'ok', user: aUser({ name: 'Fresh Name' }) }));
  network.respond(logout, () => ({ message: 'Signed out' }));
});

// Proof P4
test('without a token the protected area leads to the login, replacing the entry', async () => {
  const entries = history.length;
  openShell('/projects');
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(history.length).toBe(entries);
});

// Proof P6
test('a stored token is all the guard asks for', async () => {
  useSession.setState({ token: 'token-1', user: null, expiry: null });
  openShell('/projects');
  expect(await screen.findByRole('heading', { name: 'Your projects' })).toBeVisible();
  expect(location.pathname).toBe('/projects');
});

// Proof P86
test('a signed-in page stands in the frame, and the current user is fetched and stored', async () => {
  useSession.getState().save('token-1', aUser({ name: 'Stored Name' }));
  openShell('/projects');
  expect(await screen.findByRole('heading', { name: 'Your projects' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await screen.findByText('All systems operational')).toBeVisible();
  expect((await screen.findAllByText('Fresh Name')).length).toBe(2);
  expect(JSON.parse(localStorage.getItem('data') ?? '{}')).toMatchObject({ name: 'Fresh Name' });
  expect(document.title).toBe('Projects · Acme Sites');
});

// Proof P342
test('when the current user cannot be read, the stored record stays', async () => {
  network.respond(getProfile, () => apiFailure('UNAVAILABLE', 'Later', 503));
  useSession.getState().save('token-1', aUser({ name: 'Stored Name' }));
  openShell('/projects');
  expect(await screen.findByRole('heading', { name: 'Your projects' })).toBeVisible();
  expect(screen.getAllByText('Stored Name').length).toBe(2);
});

// Proof P341
test('a current user that cannot be read is logged, and no toast tells of it', async () => {
  network.respond(getProfile, () => apiFailure('INTERNAL', 'The database is asleep', 500));
  useSession.getState().save('token-1', aUser({ name: 'Stored Name' }));
  const host = { ...standaloneHost, report: jest.fn() };
  openShell('/projects', host);
  expect(await screen.findByRole('heading', { name: 'Your projects' })).toBeVisible();
  await waitFor(() => expect(host.report).toHaveBeenCalledTimes(1));
  expect(host.report.mock.calls[0]).toEqual([
    expect.objectContaining({ name: 'current-user-failed' }),
  ]);
  expect(screen.queryByText('The database is asleep')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed remote leaves the frame standing', async () => {
  useSession.getState().save('token-1', aUser());
  openShell('/gone');
  expect(await screen.findByText('This page is unavailable')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Projects' }));
  expect(await screen.findByRole('heading', { name: 'Your projects' })).toBeVisible();
});

// Proof P85
test('logging out clears all storage, tells the server and shows the login', async () => {
  useSession.getState().save('token-1', aUser());
  localStorage.setItem('something', 'else');
  localStorage.setItem('theme', 'dark');
  openShell('/projects');
  const logoutButton = await screen.findByRole('button', { name: 'Logout' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(logoutButton);
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(network.calls(logout)).toHaveLength(1);
});

test('an address nobody serves says so and leads on', async () => {
  openShell('/nowhere');
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', '/');
});

test('an address nobody serves stays in the frame for whoever is signed in', async () => {
  useSession.getState().save('token-1', aUser());
  openShell('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Page not found');
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to Projects' })).toHaveAttribute('href', '/projects');
  expect(document.title).toBe('Page not found · Acme Sites');
});

describe('the releases, when their remote is of no use', () => {
  const withoutReleases = table.filter(({ path }) => path !== '/releases');
  const manager = aUser({ release_manager: 1 });

  beforeEach(() => {
    network.respond(getProfile, () => ({ message: 'ok', user: manager }));
    const status = { record: aRecord(), rollouts: [], health: {} };
    network.respond(getReleases, () => ({ message: 'ok', status }));
  });

  test.each([
    ['its remote cannot be loaded', '/releases', table],
    ['no version serves them', '/releases', withoutReleases],
    ['they are asked for', '/releases?built-in', table],
  ])('the built-in page shows when %s', async (_when, path, rows) => {
    useSession.getState().save('token-1', manager);
    openShell(path, standaloneHost, rows);
    expect(await screen.findByRole('button', { name: 'Roll back projects' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Releases' })).toHaveAttribute('href', '/releases');
    expect(document.title).toBe('Releases · Acme Sites');
  });

  test('nobody else gets it, and the host is not asked', async () => {
    network.respond(getProfile, () => ({ message: 'ok', user: aUser() }));
    useSession.getState().save('token-1', aUser());
    openShell('/releases?built-in');
    expect(await screen.findByText('This page is unavailable')).toBeVisible();
    // By then the page would have arrived and asked.
    await act(() => import('../features/release-rescue/release-rescue'));
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
    expect(network.calls(getReleases)).toEqual([]);
  });

  test('another page that fails gets no such way out', async () => {
    useSession.getState().save('token-1', manager);
    openShell('/gone');
    expect(await screen.findByText('This page is unavailable')).toBeVisible();
    await act(() => import('../features/release-rescue/release-rescue'));
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
  });
});
