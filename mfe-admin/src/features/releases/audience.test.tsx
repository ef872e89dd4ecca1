import { screen, within } from '@testing-library/react';
import { planRollout, startRollout } from 'shared-kit/contract/releases';
import { installFakeNetwork } from 'shared-kit/testing';
import { readAudience, noAudience } from './audience-drafts';
import {
  aBuild,
  anEntry,
  answerReleases,
  aRollout,
  arm,
  aStatus,
  open,
  rollingOut,
} from './testing/release-screen';

const network = installFakeNetwork();

const id = '018f3c2e-0000-4000-8000-000000000000';
const press = (name: string) => screen.findByRole('button', { name });

it('a rollout starts with the audience that was ticked and typed', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  network.respond(startRollout, () => ({ message: 'ok', status: aStatus(), findings: [] }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  const percent = await screen.findByLabelText('Step 1: percent');
  await user.clear(percent);
  await user.type(percent, '0');
  await user.click(await press('Start rollout'));
  expect(
    await screen.findByText(/^A first step of 0% is for an audience: say below/),
  ).toBeVisible();
  await user.click(screen.getByText('Who gets it first'));
  await user.click(screen.getByLabelText('Administrators'));
  await user.click(screen.getByLabelText('Release managers'));
  await user.click(screen.getByLabelText('Release managers'));
  await user.type(screen.getByLabelText('Members with one of these upsell flags'), '2, 6');
  await user.type(screen.getByLabelText('Everybody in these networks'), '10.0.0.0');
  await user.click(await press('Start rollout'));
  expect(await screen.findByText(/^“10.0.0.0”: a network is written as/)).toBeVisible();
  expect(network.calls(startRollout)).toEqual([]);
  await user.type(screen.getByLabelText('Everybody in these networks'), '/8');
  await user.click(await press('Start rollout'));
  const [call] = network.calls(startRollout);
  expect(call?.body).toMatchObject({
    steps: [{ share: 0 }, { share: 1_000 }, { share: 5_000 }],
    audience: { roles: ['admin'], flags: [2, 6], networks: ['10.0.0.0/8'] },
  });
});

it('the card says who gets it, and shows their page loads beside the arms', async () => {
  const audience = { roles: ['admin' as const], members: [id] };
  const steps = [
    { share: 0, bakeSeconds: 900, approval: false },
    { share: 100, bakeSeconds: 900, approval: false },
  ];
  const { verdict } = aRollout();
  const seen = verdict && { ...verdict, audience: arm('1.2.0', 61, 2) };
  answerReleases(network, rollingOut(aRollout({ audience, steps, step: 0, verdict: seen })), {
    entries: [anEntry(7, { what: 'projects 1.2.0 goes to its audience alone: administrators.' })],
  });
  open();
  expect(
    await screen.findByText('First, and at every step: administrators and 1 named member.'),
  ).toBeVisible();
  expect(screen.getByText('for its audience alone')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Steps of the rollout of projects' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/^Audience/);
  const table = screen.getByRole('table', { name: 'Page loads of projects in this rollout' });
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/audience.*61.*2 \(3\.3%\)/);
  expect(await screen.findByText(/goes to its audience alone: administrators/)).toBeVisible();
});

it('an audience its build brings along is told and not asked for', async () => {
  answerReleases(network, aStatus(), { builds: [aBuild('1.2.0')] });
  network.respond(planRollout, () => ({
    message: 'ok',
    loadsPerMinute: 0,
    share: 100,
    steps: [{ share: 100, bakeSeconds: 900, approval: false }],
    rules: { audience: { flags: [6 as const] } },
    sights: [],
  }));
  const { user } = open();
  await user.click(await press('Start a rollout of projects'));
  expect(
    await screen.findByText('It goes first, and at every step, to members with flag 6.'),
  ).toBeVisible();
  expect(screen.queryByText('Who gets it first')).toBeNull();
});

it.each([
  [{ flags: '9' }, '“9”: a flag is a number from 1 to 8.'],
  [{ flags: 'six' }, '“six”: a flag is a number from 1 to 8.'],
  [{ members: `${id} anna@example.com` }, '“anna@example.com”: an account is named by its id.'],
  [{ members: `${id} `.repeat(201) }, 'members names at most 200.'],
])('%j is no audience', (typed, problem) => {
  expect(readAudience({ ...noAudience, ...typed })).toEqual({ problem });
});
