import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { checkBuild, getReleaseHealth, getReleases } from 'shared-kit/contract/releases';
import { apiFailure, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import { pollMs } from './releases.queries';
import {
  answerReleases,
  anEntry,
  arm,
  aRollout,
  aStatus,
  hostTime,
  open,
  rollingOut,
} from './testing/release-screen';

const network = installFakeNetwork();

const board = () => screen.findByRole('heading', { level: 2, name: 'Timeline' });
const table = (name: string) => within(screen.getByRole('table', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rows = (name: string) => table(name).getAllByRole('row').slice(1).map(cells);

/** What axe finds. The clock of the screen ticks meanwhile, so it is an act of its own. */
const faults = () =>
  act(async () => {
    // jsdom has neither layout nor canvas; what needs them is checked in Chromium.
    const skipped = ['color-contrast', 'label-content-name-mismatch', 'region'];
    const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
    return (await axe.run(document.body, { rules })).violations;
  });

it('says that reports of page loads are implausible, and what makes them so', async () => {
  const counts = { minutes: 10, pages: 3, counted: 4, repeated: 0, invalid: 500 };
  const alarm = '500 of 504 reports came without a page load.';
  answerReleases(network, aStatus({ traffic: { ...counts, alarm } }));
  open();
  expect(await screen.findByText('Reports of page loads are implausible')).toBeVisible();
  expect(screen.getByText(new RegExp(alarm))).toBeVisible();
});

it('shows what everyone runs of every remote, with the health of the last hour', async () => {
  answerReleases(network, aStatus());
  open();
  await board();
  expect(rows('Remotes').map((row) => row.slice(0, 4))).toEqual([
    ['admin', '4.0.0', 'none', 'no page load'],
    ['projects', '1.1.0', 'none', '1,204 page loads, none harmed'],
  ]);
  expect(screen.getByText('No rollout is under way')).toBeVisible();
  expect(await faults()).toEqual([]);
});

it('sets what visitors of both versions met side by side, the vitals always and the rest where it was met', async () => {
  const candidate = {
    ...arm('1.2.0', 390, 0),
    lost: 8,
    left: 2,
    symptoms: { 'slow-content': 40, blank: 1, newer: 2 },
  };
  const stable = { ...arm('1.1.0', 4_000, 0), symptoms: { 'slow-content': 400 } };
  const verdict = { kind: 'inconclusive', message: 'Not clear yet.', candidate, stable } as const;
  answerReleases(network, aStatus({ rollouts: [aRollout({ verdict })] }));
  open();
  await board();
  expect(rows('What visitors met in projects')).toEqual([
    ['Content after 2.5 s', '40 (10%)', '400 (10%)'],
    ['Content after 5 s', '0 (0%)', '0 (0%)'],
    ['Blocked for over 1.5 s', '0 (0%)', '0 (0%)'],
    ['Input answered after 0.5 s', '0 (0%)', '0 (0%)'],
    ['Layout shift over 0.25', '0 (0%)', '0 (0%)'],
    ['Blank page', '1 (0.3%)', '0 (0%)'],
    ['newer', '2 (0.5%)', '0 (0%)'],
    ['No outcome', '8 (2.0%)', '0 (0%)'],
  ]);
});

it('shows a rollout with its share, its steps, what remains of the bake, and both arms', async () => {
  answerReleases(network, rollingOut());
  open();
  await board();
  const card = within(screen.getByRole('article', { name: 'projects' }));
  expect(card.getByText('for 10% of members')).toBeVisible();
  const steps = within(card.getByRole('list', { name: 'Steps of the rollout of projects' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1%done',
    '10%12 min to bake',
    '50%bakes 1 h',
    'Everyonebecomes the stable version',
  ]);
  expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  expect(
    card.getByText('Bakes for another 12 min, then continues if it is healthy.'),
  ).toBeVisible();
  expect(card.getByText('Healthy')).toBeVisible();
  expect(card.getByText('Both fare alike.')).toBeVisible();
  expect(rows('Page loads of projects in this rollout')).toEqual([
    ['1.2.0 candidate', '412', '3 (0.7%)', '4 (1.0%)', '750 ms'],
    ['1.1.0 stable', '3,900', '21 (0.5%)', '4 (0.1%)', '750 ms'],
  ]);
  expect(rows('Remotes')[1]?.slice(2, 4)).toEqual([
    '1.2.0 for 10%',
    '1,204 page loads, none harmed',
  ]);
  expect(await faults()).toEqual([]);
});

it('draws harmed page loads of the last hour, and says in words what the picture shows', async () => {
  answerReleases(network, rollingOut());
  const minute = (ago: number) => new Date(Date.parse(hostTime) - ago * 60_000).toISOString();
  network.respond(getReleaseHealth, () => ({
    message: 'ok',
    points: [
      { minute: minute(30), version: '1.1.0', loads: 100, harmed: 0 },
      { minute: minute(30), version: '1.2.0', loads: 50, harmed: 1 },
      { minute: minute(2), version: '1.2.0', loads: 40, harmed: 3 },
      { minute: minute(2), version: '0.9.0', loads: 40, harmed: 40 },
    ],
    failures: [
      { version: '1.2.0', phase: 'chunk', cause: 'http-404', count: 3 },
      { version: '1.1.0', phase: 'load', cause: 'http-503', count: 1 },
    ],
  }));
  open();
  expect(
    await screen.findByRole('img', {
      name: 'Harmed page loads in the last 60 minutes. stable 1.1.0: 0% to 0%, last 0%. candidate 1.2.0: 2% to 7.5%, last 7.5%.',
    }),
  ).toBeVisible();
  const failures = within(screen.getByRole('list', { name: 'What failed in 1.2.0' }));
  expect(failures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 page loads failed in phase chunk: http-404',
  ]);
});

it.each([
  ['paused', aRollout({ state: 'paused' }), /^Paused: it keeps its share/],
  [
    'waiting for a person',
    aRollout({ awaitsApproval: true }),
    /continues when somebody approves it/,
  ],
  [
    'waiting for a role',
    aRollout({
      awaitsApproval: true,
      step: 0,
      rules: {
        steps: [{ percent: 1, bakeMinutes: 15, approval: { by: ['admin'], another: true } }],
      },
    }),
    /continues when an administrator other than who started it approves it/,
  ],
  ['baked', aRollout({ bakedAt: hostTime }), /^Baked\. It continues automatically/],
  [
    'measured wrongly',
    aRollout({
      bakedAt: hostTime,
      verdict: { kind: 'error', message: 'Broken.', candidate: null, stable: null },
    }),
    /^Held: the measurement is broken/,
  ],
])('says what a rollout that is %s waits for', async (_state, rollout, words) => {
  answerReleases(network, rollingOut(rollout));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

it('lists the findings of the compatibility check, one sentence each', async () => {
  answerReleases(network, rollingOut());
  network.respond(checkBuild, () => ({
    message: 'ok',
    findings: [
      { severity: 'blocks' as const, code: 'host-api', message: 'It needs host API ^2.0.0.' },
      { severity: 'warns' as const, code: 'kit', message: 'It was built for an older kit.' },
    ],
  }));
  open();
  expect(await screen.findByText('Stops it: It needs host API ^2.0.0.')).toBeVisible();
  expect(screen.getByText('Worth a look: It was built for an older kit.')).toBeVisible();
});

it('tells who changed what, when, why and on which evidence, and filters by remote', async () => {
  const evidence = aRollout().verdict;
  answerReleases(network, aStatus(), {
    entries: [
      anEntry(7, {
        action: 'rollback',
        who: 'controller',
        what: 'projects 1.2.0 is taken back; everyone gets 1.1.0.',
        why: 'Both fare alike.',
        evidence,
      }),
      anEntry(6, { remote: 'admin', what: 'Everyone gets admin 4.0.0.', action: 'promote' }),
    ],
  });
  const { user } = open();
  const changes = within(await screen.findByRole('list', { name: 'Changes, newest first' }));
  const [rollback, promotion] = changes.getAllByRole('listitem');
  expect(rollback).toHaveTextContent(
    'Rolled backprojects 1.2.0 is taken back; everyone gets 1.1.0.3 min ago by the release controller · record 7',
  );
  expect(rollback).toHaveTextContent('1.2.0: 412 page loads, 3 failed, 0 crashed, 4 with errors');
  expect(promotion).toHaveTextContent('Better lists3 min ago by rita@example.com');
  await user.click(screen.getByRole('button', { name: 'admin' }));
  await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'admin' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows a change somebody else made, without a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const host = answerReleases(network, rollingOut());
    open();
    await board();
    expect(screen.getByRole('article', { name: 'projects' })).toBeVisible();
    host.status = { ...aStatus(), record: { ...aStatus().record, serial: 8 } };
    host.entries = [anEntry(8, { action: 'rollback', what: 'projects 1.2.0 is taken back.' })];
    await act(() => jest.advanceTimersByTimeAsync(pollMs));
    expect(screen.queryByRole('article', { name: 'projects' })).not.toBeInTheDocument();
    expect(await screen.findByText('projects 1.2.0 is taken back.')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

it('keeps what it knows while the host cannot be reached, says so, and goes on by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    answerReleases(network, aStatus());
    open();
    await board();
    network.fail(getReleases, 'unreachable');
    await act(() => jest.advanceTimersByTimeAsync(pollMs));
    expect(screen.getByText('The host cannot be reached')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Remotes' })).toBeVisible();
    answerReleases(network, aStatus());
    await act(() => jest.advanceTimersByTimeAsync(pollMs));
    expect(screen.queryByText('The host cannot be reached')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('says that nothing is released yet', async () => {
  network.respond(getReleases, () => apiFailure('CONFLICT', 'Nothing is released yet', 409));
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing is released yet' })).toBeVisible();
});

it('says that it is loading, tells what failed, and Retry gets it', async () => {
  network.respond(getReleases, () => rawAnswer(400, {}));
  const { user } = open();
  expect(screen.getByText('Loading the releases')).toBeInTheDocument();
  expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
  answerReleases(network, aStatus());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await board()).toBeVisible();
});

it('says honestly that somebody is not allowed here', async () => {
  network.respond(getReleases, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  open();
  expect(
    await screen.findByRole('heading', { name: 'You are not allowed to see this page' }),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
