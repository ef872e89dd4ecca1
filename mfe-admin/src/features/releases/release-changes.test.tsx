import { act, screen, waitFor, within } from '@testing-library/react';
import {
  checkBuild,
  freezeReleases,
  pauseRollout,
  promoteRollout,
  rollBack,
  planRollout,
  startRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import {
  aBuild,
  answerReleases,
  aRollout,
  aStatus,
  open,
  rollingOut,
} from './testing/release-screen';

const network = installFakeNetwork();

const press = (name: string) => screen.findByRole('button', { name });
const inside = (name: string) => within(screen.getByRole('dialog', { name }));

it('starts a rollout of a chosen build with the steps that are typed', async () => {
  const builds = [aBuild('1.3.0'), aBuild('1.2.0'), aBuild('1.1.0')];
  answerReleases(network, aStatus(), { builds });
  network.respond(startRollout, () => ({
    message: 'Rollout started',
    status: rollingOut(aRollout(), 8),
    findings: [],
  }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  const title = 'Start a rollout of projects';
  await screen.findByRole('dialog', { name: title });
  const choices = await screen.findAllByRole('radio');
  expect(choices.map((choice) => (choice as HTMLInputElement).value)).toEqual(['1.3.0', '1.2.0']);
  await user.click(inside(title).getByRole('radio', { name: /^1\.2\.0/ }));
  await user.click(inside(title).getByRole('button', { name: 'Remove step 3' }));
  await user.clear(inside(title).getByLabelText('Step 2: percent'));
  await user.type(inside(title).getByLabelText('Step 2: percent'), '12.5');
  await user.click(inside(title).getByLabelText('Ask before continuing after step 2'));
  await user.type(inside(title).getByLabelText('Why (for the timeline)'), 'New lists');
  await user.dblClick(inside(title).getByRole('button', { name: 'Start rollout' }));
  expect(await screen.findByText('Rollout started')).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'projects' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.calls(startRollout).map(({ body }) => body)).toEqual([
    {
      remote: 'projects',
      version: '1.2.0',
      reason: 'New lists',
      seen: 7,
      steps: [
        { share: 100, bakeSeconds: 900, approval: false },
        { share: 1_250, bakeSeconds: 1_800, approval: true },
      ],
    },
  ]);
});

it('shows the rules a build brings along, and starts it by them', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  const rules = {
    steps: [{ percent: 2, bakeMinutes: 20, approval: true }],
    minimumLoads: 500,
  };
  network.respond(planRollout, () => ({
    message: 'At 2%, a build that fails always is taken back within 40 s.',
    loadsPerMinute: 900,
    share: 200,
    steps: [{ share: 200, bakeSeconds: 1_200, approval: true }],
    rules,
    sights: [],
  }));
  network.respond(startRollout, () => ({
    message: 'Rollout started',
    status: rollingOut(aRollout({ rules, held: 'shop may advance only on Mondays.' }), 8),
    findings: [],
  }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(await screen.findByText('2%, bakes 20 min, then asks a release manager')).toBeVisible();
  const needed = 'Each step needs 500 page loads of signed-in members.';
  expect(screen.getByRole('list', { name: 'Rules of 1.2.0' })).toHaveTextContent(needed);
  expect(screen.queryByLabelText('Step 1: percent')).not.toBeInTheDocument();
  await user.click(await press('Start rollout'));
  expect(await screen.findByRole('article', { name: 'projects' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Rules of 1.2.0' })).toHaveTextContent(needed);
  expect(network.calls(startRollout).map(({ body }) => body)).toEqual([
    { remote: 'projects', version: '1.2.0', reason: '', seen: 7 },
  ]);
});

it('shows what the gates of a rollout answered, with their numbers', async () => {
  const smoke = { name: 'smoke', http: { address: 'https://smoke.example/', verdict: 'status' } };
  const answered = { gate: 'smoke', step: 1, value: 503, kind: 'failed' } as const;
  const message = 'smoke: It answered 503.';
  const rules = { gates: [smoke] } as ReleaseRules;
  const host = answerReleases(network, rollingOut(aRollout({ rules })), {
    gates: [{ ...answered, message, at: '2026-03-01T11:58:00.000Z' }],
  });
  const { unmount } = open();
  const list = await screen.findByRole('list', { name: 'Gates of 1.2.0' });
  expect(await within(list).findByText(message)).toBeVisible();
  expect(list).toHaveTextContent('Not passedsmoke: It answered 503.step 2, 2 min ago');
  unmount();
  host.gates = [];
  open();
  expect(await screen.findByText(/^Not asked yet/)).toBeVisible();
});

it('says why a healthy rollout is held by its rules', async () => {
  const held = 'projects may advance only in these windows: Mon 09:00 to 16:00 (UTC).';
  answerReleases(network, rollingOut(aRollout({ held, bakedAt: '2026-03-01T11:59:00.000Z' })));
  open();
  expect(await screen.findByText(`Baked and healthy, and held: ${held}`)).toBeVisible();
});

it('says what is wrong with the steps, and sends nothing', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  const second = await screen.findByLabelText('Step 2: percent');
  await user.clear(second);
  await user.type(second, '0.5');
  await user.click(await press('Start rollout'));
  expect(await screen.findByText('Shares of the steps must rise.')).toBeVisible();
  await user.clear(second);
  await user.click(await press('Start rollout'));
  expect(await screen.findByText('A share is from 0.01% to 100%.')).toBeVisible();
  const minutes = screen.getAllByLabelText('Minutes to bake')[0] as HTMLElement;
  await user.type(second, '10');
  await user.clear(minutes);
  await user.type(minutes, 'soon');
  await user.click(await press('Start rollout'));
  expect(await screen.findByText(/^A bake time is a number of minutes/)).toBeVisible();
  expect(network.calls(startRollout)).toEqual([]);
});

it('does not start what the check stops, and offers nothing where nothing is published', async () => {
  const host = answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  network.respond(checkBuild, () => ({
    message: 'ok',
    findings: [{ severity: 'blocks' as const, code: 'kit', message: 'It needs another kit.' }],
  }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(await screen.findByText('Stops it: It needs another kit.')).toBeVisible();
  expect(await press('Start rollout')).toBeDisabled();
  await user.click(await press('Cancel'));
  host.builds = [aBuild('4.0.0', { remote: 'admin' })];
  await user.click(await press('Start a rollout of admin'));
  expect(await screen.findByText('No other build is published')).toBeVisible();
  expect(screen.getByText('npm run release -- publish admin')).toBeVisible();
});

it('rolls a candidate back with one confirmation', async () => {
  answerReleases(network, rollingOut());
  network.respond(rollBack, () => ({ message: 'Rolled back', status: aStatus() }));
  const { user } = open();
  await user.click(await press('Roll back projects'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Roll back projects 1.2.0?' }),
  );
  expect(
    question.getByText('10% of members get it. With their next page load everyone gets 1.1.0.'),
  ).toBeVisible();
  await user.dblClick(question.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Rolled back')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(network.calls(rollBack).map(({ body }) => body)).toEqual([
    { remote: 'projects', from: '1.2.0', reason: '' },
  ]);
});

it('rolls the stable version back to the one before', async () => {
  answerReleases(network, aStatus());
  network.respond(rollBack, () => ({ message: 'Rolled back', status: aStatus() }));
  const { user } = open();
  await user.click(await press('Roll back projects'));
  expect(await screen.findByText(/^Everyone gets 1\.0\.0 with their next page load/)).toBeVisible();
  await user.click(await press('Roll back'));
  await waitFor(() => expect(network.calls(rollBack)).toHaveLength(1));
  expect(network.calls(rollBack)[0]?.body).toMatchObject({ remote: 'projects', from: '1.1.0' });
});

it('asks where to go when the record names no version before', async () => {
  answerReleases(network, aStatus(), {
    builds: [
      aBuild('5.0.0', { remote: 'admin', wasStable: false }),
      aBuild('4.0.0', { remote: 'admin' }),
      aBuild('3.0.0', { remote: 'admin' }),
    ],
  });
  network.respond(rollBack, () => ({ message: 'Rolled back', status: aStatus() }));
  const { user } = open();
  await user.click(await press('Roll back admin'));
  expect(await press('Roll back')).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: /^3\.0\.0/ }));
  expect(screen.queryByRole('radio', { name: /^5\.0\.0/ })).not.toBeInTheDocument();
  await user.click(await press('Roll back'));
  await waitFor(() => expect(network.calls(rollBack)).toHaveLength(1));
  expect(network.calls(rollBack)[0]?.body).toMatchObject({ from: '4.0.0', version: '3.0.0' });
});

it('explains a conflict where it was met, and shows what is true now', async () => {
  const host = answerReleases(network, rollingOut());
  const words = 'The release controller was quicker: projects 1.2.0 is taken back.';
  network.respond(promoteRollout, () => {
    host.status = { ...aStatus(), record: { ...aStatus().record, serial: 8 } };
    return apiFailure('CONFLICT', words, 409);
  });
  const { user } = open();
  await user.click(await press('Promote projects'));
  await screen.findByRole('dialog', { name: 'Promote projects 1.2.0?' });
  await user.click(await press('Promote to 50%'));
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(network.calls(promoteRollout)[0]?.body).toMatchObject({ seen: 7, all: false });
  const notice = await screen.findByText('The change was not made');
  expect(notice.parentElement).toHaveTextContent(words);
  await user.click(await press('Dismiss'));
  expect(screen.queryByText('The change was not made')).not.toBeInTheDocument();
});

it('promotes to everyone when asked to, with the reason', async () => {
  answerReleases(network, rollingOut());
  network.respond(promoteRollout, () => ({
    message: 'Rollout promoted',
    status: aStatus(),
    findings: [],
  }));
  const { user } = open();
  await user.click(await press('Promote projects'));
  await user.click(await screen.findByRole('radio', { name: 'Everyone' }));
  await user.type(screen.getByLabelText('Why (for the timeline)'), 'Hotfix');
  await user.click(await press('Promote to everyone'));
  await waitFor(() => expect(network.calls(promoteRollout)).toHaveLength(1));
  expect(network.calls(promoteRollout)[0]?.body).toMatchObject({ all: true, reason: 'Hotfix' });
});

it('shows a pause at once, and takes it back when the host refuses', async () => {
  answerReleases(network, rollingOut());
  let refuse: () => void = () => undefined;
  network.respond(
    pauseRollout,
    () =>
      new Promise((resolve) => {
        refuse = () => resolve(apiFailure('INTERNAL', 'The database is asleep', 500));
      }),
  );
  const { user } = open();
  await user.click(await press('Pause projects'));
  expect(await screen.findByText('Paused')).toBeVisible();
  await waitFor(() => expect(network.calls(pauseRollout)).toHaveLength(1));
  act(refuse);
  await waitFor(() => expect(screen.queryByText('Paused')).not.toBeInTheDocument());
  expect(screen.getByText('The change was not made').parentElement).toHaveTextContent(
    'The database is asleep',
  );
});

it('says that it does not know when no answer arrives', async () => {
  answerReleases(network, rollingOut());
  network.fail(rollBack, 'unreachable');
  const { user } = open();
  await user.click(await press('Roll back projects'));
  await user.click(await press('Roll back'));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toHaveTextContent('The rollback failed: no answer arrived'));
});

it('freezes, says what that means, and lifts it again', async () => {
  const host = answerReleases(network, aStatus());
  network.respond(freezeReleases, ({ body }) => {
    host.status = {
      ...aStatus(),
      record: { ...aStatus().record, serial: host.status.record.serial + 1, frozen: body.frozen },
    };
    return { message: 'Done', status: host.status };
  });
  const { user } = open();
  await user.click(await press('Freeze releases'));
  await user.type(await screen.findByLabelText('Why (for the timeline)'), 'Black Friday');
  await user.click(inside('Freeze all releases?').getByRole('button', { name: 'Freeze releases' }));
  expect(await screen.findByText('Releases are frozen')).toBeVisible();
  await user.click(await press('Lift freeze'));
  const dialog = await screen.findByRole('dialog', { name: 'Lift the freeze?' });
  await user.click(within(dialog).getByRole('button', { name: 'Lift freeze' }));
  await waitFor(() => expect(screen.queryByText('Releases are frozen')).not.toBeInTheDocument());
  expect(network.calls(freezeReleases).map(({ body }) => body)).toEqual([
    { frozen: true, reason: 'Black Friday' },
    { frozen: false, reason: '' },
  ]);
});

it('offers what the host allows, and nothing the host refuses', async () => {
  const status = aStatus();
  const frozen = 'Releases are frozen';
  const abilities = {
    ...status.abilities,
    freeze: frozen,
    unfreeze: null,
    remotes: Object.fromEntries(
      Object.entries(status.abilities?.remotes ?? {}).map(([remote, may]) => [
        remote,
        { ...may, start: frozen },
      ]),
    ),
  };
  answerReleases(network, { ...status, abilities });
  open();
  const start = await press('Start a rollout of projects');
  expect(start).toBeDisabled();
  expect(start).toHaveAttribute('title', frozen);
  expect(await press('Roll back projects')).toBeEnabled();
});
