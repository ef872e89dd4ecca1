import { screen, waitFor } from '@testing-library/react';
import { listOverrides, startOverride } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { anyIntegrity, apiFailure, aRelease, installFakeNetwork } from 'shared-kit/testing';
import { aBuild, answerReleases, aStatus, open, rollingOut } from './testing/release-screen';

const network = installFakeNetwork();

const press = (name: string) => screen.findByRole('button', { name });
const origins = ['http://localhost:*'];
const base = 'http://localhost:5173/remotes/projects/';
const manifest: BuildManifest = {
  name: 'projects',
  version: '2.0.0-mine',
  commit: null,
  builtAt: null,
  entry: 'remoteEntry.js',
  preload: [],
  framePreload: [],
  fonts: [],
  hostApi: '^1.0.0',
  provides: {},
  sharedKit: '^1.0.0',
  exposes: ['./remote'],
  shared: {},
  routes: [],
  files: [{ path: 'remoteEntry.js', size: 3, integrity: anyIntegrity }],
};

const grant = (allowed: string[]) => {
  network.respond(listOverrides, () => ({ message: 'ok', overrides: [], origins: allowed }));
  network.respond(startOverride, () => ({
    message: 'You run it from the next page load on',
    overrides: [
      {
        remote: 'projects',
        release: aRelease('1.3.0'),
        source: 'published' as const,
        expiresAt: '2026-03-01T16:00:00.000Z',
      },
    ],
    origins: allowed,
  }));
};

it('runs a published build alone, from a real page load on', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.3.0'), aBuild('1.1.0')] });
  grant([]);
  const { user } = open();
  await user.click(await press('Try a build of projects'));
  expect(await press('Try this build')).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^1\.3\.0/ }));
  expect(screen.queryByLabelText(/somewhere else/)).not.toBeInTheDocument();
  await user.click(await press('Try this build'));
  expect(await screen.findByText('You run it from the next page load on.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload the page' })).toHaveAttribute('href', '/');
  expect(network.calls(startOverride).map(({ body }) => body)).toEqual([
    { source: 'published', remote: 'projects', version: '1.3.0' },
  ]);
});

it('starts the shell like a remote, and offers no way to try it alone', async () => {
  const status = aStatus();
  const remotes = { ...status.record.remotes, shell: { stable: aRelease('1.0.0') } };
  answerReleases(network, { ...status, record: { ...status.record, remotes } });
  open();
  expect(await press('Start a rollout of shell')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try a build of shell' })).not.toBeInTheDocument();
});

it('runs a build from somewhere else by its own description, where the operator allows that', async () => {
  answerReleases(network, rollingOut());
  grant(origins);
  network.serve(`${base}build.json` as `/${string}`, manifest);
  const { user } = open();
  await user.click(await press('Try a build of projects'));
  const field = await screen.findByLabelText('Or the address of a build somewhere else');
  expect(field).toHaveAccessibleDescription(
    'The folder that contains its build.json, at http://localhost:*.',
  );
  await user.type(field, base.slice(0, -1));
  await user.click(await press('Try this build'));
  await waitFor(() => expect(network.calls(startOverride)).toHaveLength(1));
  expect(network.calls(startOverride)[0]?.body).toEqual({ source: 'local', base, manifest });
});

it('says what is wrong with the address, and what the host refuses', async () => {
  answerReleases(network, aStatus());
  grant(origins);
  network.serve(`${base}build.json` as `/${string}`, { ...manifest, name: 'workspace' });
  const { user } = open();
  await user.click(await press('Try a build of projects'));
  await user.type(await screen.findByLabelText('Or the address of a build somewhere else'), base);
  await user.click(await press('Try this build'));
  expect(await screen.findByText('That is a build of workspace, not of projects.')).toBeVisible();
  expect(network.calls(startOverride)).toEqual([]);
  network.serve(`${base}build.json` as `/${string}`, manifest);
  network.respond(startOverride, () => apiFailure('FORBIDDEN', 'This origin is not allowed', 403));
  await user.click(await press('Try this build'));
  expect(await screen.findByText('This origin is not allowed')).toBeVisible();
});
