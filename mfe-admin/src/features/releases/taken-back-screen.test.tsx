import { screen, within } from '@testing-library/react';
import {
  getReleaseHealth,
  planRollout,
  rollBack,
  startRollout,
} from 'shared-kit/contract/releases';
import type { EndedRollout } from 'shared-kit/contract/releases';
import { apiFailure, aRelease, installFakeNetwork } from 'shared-kit/testing';
import {
  aBuild,
  answerReleases,
  aRollout,
  arm,
  aStatus,
  hostTime,
  idle,
  open,
  rollingOut,
} from './testing/release-screen';

const network = installFakeNetwork();

const ended = { at: '2026-03-01T11:58:00.000Z', who: 'controller', why: '10 of 10 failed.' };

const takenBack: EndedRollout = {
  ...aRollout({ state: 'rolled-back', bakedAt: null }),
  verdict: {
    kind: 'failing',
    message: '10 of 10 failed.',
    candidate: arm('1.2.0', 10, 10),
    stable: arm('1.1.0', 900, 2),
  },
  ended,
};

const board = () => screen.findByRole('heading', { level: 2, name: 'Timeline' });
const press = (name: string) => screen.findByRole('button', { name });

it('shows a rollout that was taken back before those under way, with its evidence and the way on', async () => {
  const running = rollingOut();
  answerReleases(network, {
    ...running,
    takenBack: [{ ...takenBack, id: 'r0', remote: 'admin' }],
  });
  network.respond(getReleaseHealth, ({ query }) => ({
    message: 'ok',
    points: [],
    failures:
      query.rollout === 'r0'
        ? [{ version: '1.2.0', phase: 'load', cause: 'http-404', count: 10 }]
        : [],
  }));
  const { user } = open();
  await board();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'admin',
    'projects',
  ]);
  const card = within(cards[0]!);
  expect(card.getByText('Taken back')).toBeVisible();
  expect(card.getByText('10 of 10 failed.')).toBeVisible();
  expect(cards[0]).toHaveTextContent(/was taken back 2 min ago by the release controller\./);
  expect(
    card.getByRole('table', { name: 'Page loads of admin in this rollout' }),
  ).toHaveTextContent('10 (100%)');
  expect(await card.findByText('10 page loads failed in phase load: http-404')).toBeVisible();
  // The card of the other rollout counts its own page loads only.
  expect(within(cards[1]!).queryByText(/http-404/)).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Start another rollout of admin' }));
  expect(await screen.findByRole('dialog', { name: 'Start a rollout of admin' })).toBeVisible();
});

it('marks a build that was taken back, and does not choose it by itself', async () => {
  const builds = [aBuild('1.3.0', { takenBack: ended }), aBuild('1.2.0')];
  answerReleases(network, aStatus(), { builds });
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  const marked = await screen.findByRole('radio', {
    name: /1\.3\.0.*Taken back .*10 of 10 failed/,
  });
  expect(marked).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /1\.2\.0/ })).toBeChecked();
});

it('says before the start what can be seen by when, and proposes the share that fits', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  network.respond(planRollout, ({ query }) => ({
    message: `A build that fails always is taken back within ${query.share === 100 ? 136 : 25} s.`,
    loadsPerMinute: 1_000,
    share: query.share ?? 600,
    steps: [{ share: 600, bakeSeconds: 900, approval: false }],
    sights: [],
  }));
  network.respond(startRollout, () => ({
    message: 'Rollout started',
    status: rollingOut(),
    findings: [],
  }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(await screen.findByText(/within 25 s/)).toBeVisible();
  const first = screen.getByLabelText('Step 1: percent');
  expect(first).toHaveValue('6');
  await user.clear(first);
  await user.type(first, '1');
  expect(await screen.findByText(/within 136 s/)).toBeVisible();
});

it('shows no steps, and starts nothing, before it knows those that fit the traffic', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.respond(planRollout, async () => {
    await asked;
    return {
      message: 'A build that fails always is taken back within 25 s.',
      loadsPerMinute: 1_000,
      share: 600,
      steps: [{ share: 600, bakeSeconds: 900, approval: false }],
      sights: [],
    };
  });
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(await screen.findByRole('radio', { name: /1\.2\.0/ })).toBeChecked();
  expect(screen.queryByLabelText('Step 1: percent')).not.toBeInTheDocument();
  expect(await press('Start rollout')).toBeDisabled();
  answer();
  expect(await screen.findByLabelText('Step 1: percent')).toHaveValue('6');
  expect(await press('Start rollout')).toBeEnabled();
});

it('proposes the usual steps where the host cannot tell those that fit', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  network.respond(planRollout, () => apiFailure('INTERNAL', 'Something went wrong', 500));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(await screen.findByLabelText('Step 1: percent')).toHaveValue('1');
  expect(await press('Start rollout')).toBeEnabled();
});

it('says that what everyone runs is failing, and goes back with one press and one confirmation', async () => {
  const alarm = {
    remote: 'projects',
    version: '1.1.0',
    since: '2026-03-01T11:59:00.000Z',
    message: '1000 of 1000 page loads failed.',
    goBackTo: '1.0.0',
  };
  answerReleases(network, aStatus({ alarms: [alarm] }));
  network.respond(rollBack, () => ({ message: 'Rolled back', status: aStatus() }));
  const { user } = open();
  const notice = within(await screen.findByRole('region', { name: 'Alarms' }));
  expect(notice.getByText(/1000 of 1000 page loads failed\./)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Go back to 1.0.0' }));
  await user.click(await press('Roll back'));
  expect(network.calls(rollBack).map(({ body }) => body)).toMatchObject([
    { remote: 'projects', from: '1.1.0' },
  ]);
});

/** A suite of many remotes of two teams. */
function many(count: number) {
  const names = Array.from({ length: count }, (_, at) => `remote-${String(at).padStart(3, '0')}`);
  const status = aStatus();
  return aStatus({
    record: {
      ...status.record,
      remotes: Object.fromEntries(names.map((name) => [name, { stable: aRelease('1.0.0') }])),
    },
    abilities: {
      freeze: null,
      unfreeze: null,
      remotes: Object.fromEntries(names.map((name) => [name, idle])),
    },
    owners: Object.fromEntries(
      names.map((name, at) => [name, at % 10 === 0 ? 'Checkout' : 'Core']),
    ),
    takenBack: [{ ...takenBack, remote: 'remote-007' }],
    at: hostTime,
  });
}

it('shows two hundred remotes by pages, with a search by name and owner and a choice by state', async () => {
  answerReleases(network, many(200));
  const { user } = open();
  await board();
  const names = () =>
    within(screen.getByRole('table', { name: 'Remotes' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(names()).toHaveLength(20);
  expect(screen.getByText('200 remotes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()[0]).toMatch(/^remote-020/);
  await user.type(screen.getByRole('searchbox', { name: 'Search remotes' }), 'checkout');
  expect(names()[1]).toBe('remote-010Checkout');
  expect(screen.getByText('20 of 200 remotes')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search remotes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Taken back');
  expect(names()).toEqual(['remote-007Core']);
  // One button for each of 200 remotes would be a page of its own.
  expect(screen.getByRole('combobox', { name: 'Show changes of' })).toBeVisible();
});
