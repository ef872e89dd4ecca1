import { screen, within } from '@testing-library/react';
import { getReleases, rollBack } from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { apiFailure, aRecord, aUser, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { RescueArea } from './rescue-area';

const network = installFakeNetwork();
const manager = aUser({ release_manager: 1 });

/** projects rolls 1.2.0 out over 1.1.0, with 1.0.0 before. */
const statusOf = (change: { candidate?: boolean; previous?: boolean } = {}): ReleaseStatus => {
  const record = aRecord();
  const { projects } = record.remotes;
  if (!projects) throw new Error('The record has no projects.');
  const { candidate, previous, stable } = projects;
  const state = {
    stable,
    ...(change.candidate === false || !candidate ? {} : { candidate }),
    ...(change.previous === false || !previous ? {} : { previous }),
  };
  return { record: { ...record, remotes: { projects: state } }, rollouts: [], health: {} };
};

const answer = (status: ReleaseStatus) => {
  network.respond(getReleases, () => ({ message: 'ok', status }));
};
const open = () => renderPage(<RescueArea />, { session: { user: manager } });

it('shows what runs, and takes a candidate back with one confirmation', async () => {
  answer(statusOf());
  network.respond(rollBack, () => ({
    message: 'Rolled back',
    status: statusOf({ candidate: false }),
  }));
  const { user } = open();
  const list = within(await screen.findByRole('list', { name: 'Remotes' }));
  expect(list.getByText('Everyone runs 1.1.0; 1% get 1.2.0.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Roll back projects' }));
  expect(
    list.getByText('Take back 1.2.0? Everyone gets 1.1.0 with their next page load.'),
  ).toBeVisible();
  expect(network.calls(rollBack)).toEqual([]);
  const confirm = list.getByRole('button', { name: 'Roll back projects' });
  expect(confirm).toHaveFocus();
  await user.click(confirm);
  expect(await screen.findByText(/^projects: Rolled back\./)).toBeVisible();
  expect(list.getByText('Everyone runs 1.1.0.')).toBeVisible();
  expect(network.calls(rollBack).map(({ body, token }) => [body, token])).toEqual([
    [
      { remote: 'projects', from: '1.2.0', reason: 'Rolled back on the built-in page' },
      'test-token',
    ],
  ]);
});

it('takes the stable version back to the one before, unless it is kept', async () => {
  answer(statusOf({ candidate: false }));
  network.respond(rollBack, () => ({ message: 'Rolled back', status: statusOf() }));
  const { user } = open();
  const button = () => screen.getByRole('button', { name: 'Roll back projects' });
  await screen.findByRole('list', { name: 'Remotes' });
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(button());
  expect(screen.getByText(/^Take back 1\.1\.0\? Everyone gets 1\.0\.0/)).toBeVisible();
  await user.click(button());
  expect(await screen.findByText(/^projects: Rolled back\./)).toBeVisible();
  expect(network.calls(rollBack)).toHaveLength(1);
});

it('offers nothing where there is no version to go back to', async () => {
  answer(statusOf({ candidate: false, previous: false }));
  open();
  expect(await screen.findByText('No version to go back to')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says what the host refuses and shows what is true now', async () => {
  answer(statusOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Roll back projects' }));
  network.respond(rollBack, () =>
    apiFailure('CONFLICT', 'Nobody gets projects 1.2.0 any more, so nothing was taken back.', 409),
  );
  answer(statusOf({ candidate: false }));
  await user.click(screen.getByRole('button', { name: 'Roll back projects' }));
  expect(await screen.findByText(/^projects: Nobody gets projects 1\.2\.0 any more/)).toBeVisible();
  expect(await screen.findByText('Everyone runs 1.1.0.')).toBeVisible();
});

it('says when the host does not answer, and looks again', async () => {
  network.fail(getReleases, 'unreachable');
  const { user } = open();
  expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
  answer(statusOf());
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('list', { name: 'Remotes' })).toBeVisible();
  expect(screen.queryByText('The releases could not be loaded')).not.toBeInTheDocument();
});
