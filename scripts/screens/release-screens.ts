import {
  getGateVerdicts,
  getReleaseHistory,
  getReleases,
  listOverrides,
  planRollout,
} from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { releaseAccessScreens } from './release-access-screens';
import { releasePreviewScreens } from './release-preview-screens';
import { audienceEntries, gateVerdicts, ownBuild, ruledPlan } from './release-history-sample';
import {
  audienceAlone,
  frozen,
  heldByGate,
  heldByRules,
  idle,
  manyRemotes,
  rollingOut,
  takenBack,
  waitingForApproval,
  withAudience,
} from './release-sample';
import { answer, failuresPath, play, press, releases } from './release-stage';
import { stateOf } from './screen';
import type { Screen } from './screen';
import { answerFailure } from './staged-answers';

/** The releases, under way and not, with their dialogs. */
export const releaseScreens: readonly Screen[] = [
  releases,
  stateOf(releases, 'idle', {
    stage: play(idle),
    open: (page) => page.getByText('No rollout is under way').waitFor(),
  }),
  stateOf(releases, 'taken-back', {
    stage: play(takenBack),
    open: (page) => page.getByText('is failing for everyone').waitFor(),
  }),
  stateOf(releases, 'many', {
    stage: play(manyRemotes),
    open: (page) => page.getByText('200 remotes').waitFor(),
  }),
  stateOf(releases, 'frozen', { stage: play(frozen) }),
  stateOf(releases, 'start', { open: press('Start a rollout of upsell', 'dialog') }),
  stateOf(releases, 'start-ruled', {
    stage: async (page) => {
      await play(rollingOut)(page);
      await answer(page, planRollout.path, ruledPlan);
    },
    open: async (page) => {
      await press('Start a rollout of upsell', 'dialog')(page);
      await page.getByText('as release.json of this build says').waitFor();
    },
  }),
  stateOf(releases, 'audience', {
    stage: play(withAudience),
    open: (page) => page.getByText('First, and at every step').waitFor(),
  }),
  stateOf(releases, 'audience-alone', {
    stage: async (page) => {
      await play(audienceAlone)(page);
      await answer(page, getReleaseHistory.path, { entries: audienceEntries });
    },
    open: (page) => page.getByText('for its audience alone').waitFor(),
  }),
  stateOf(releases, 'audience-history', {
    stage: async (page) => {
      await play(audienceAlone)(page);
      await answer(page, getReleaseHistory.path, { entries: audienceEntries });
    },
    open: (page) =>
      page
        .getByText('for ourselves first')
        .evaluate((line) => line.scrollIntoView({ block: 'center' })),
  }),
  stateOf(releases, 'audience-start', {
    open: async (page) => {
      await press('Start a rollout of upsell', 'dialog')(page);
      await page.getByText('Who gets it first').click();
      await page.getByLabel('Administrators').check();
      await page.getByLabel('Everybody in these networks').fill('10.0.0.0');
      await page.getByRole('button', { name: 'Start rollout' }).click();
      await page.getByText('a network is written as').scrollIntoViewIfNeeded();
    },
  }),
  stateOf(releases, 'held', {
    stage: play(heldByRules),
    open: (page) => page.getByText('Baked and healthy, and held').waitFor(),
  }),
  stateOf(releases, 'gate', {
    stage: async (page) => {
      await play(heldByGate)(page);
      const path = getGateVerdicts.path.replace(':rollout', '[\\w-]+');
      await answer(page, path, { verdicts: gateVerdicts });
    },
    open: (page) => page.getByText('smoke: It answered 204.').waitFor(),
  }),
  stateOf(releases, 'approval', {
    stage: play(waitingForApproval),
    open: (page) => page.getByText('other than who started it approves it').waitFor(),
  }),
  stateOf(releases, 'errors', {
    open: async (page) => {
      await page.getByText('Stack of 3 frames').first().click();
      await page.getByText('ProjectList at').first().waitFor();
    },
  }),
  stateOf(releases, 'errors-none', {
    stage: async (page) => {
      await play(rollingOut)(page);
      await answer(page, failuresPath, { groups: [], hasMaps: true });
    },
    open: (page) => page.getByText('No browser has reported an error').first().waitFor(),
  }),
  stateOf(releases, 'errors-failed', {
    stage: async (page) => {
      await play(rollingOut)(page);
      await answer(page, failuresPath, { code: 'NOT_FOUND' }, 404);
    },
    open: (page) => page.getByText('The errors could not be loaded').first().waitFor(),
  }),
  stateOf(releases, 'promote', { open: press('Promote projects', 'dialog') }),
  stateOf(releases, 'roll-back', { open: press('Roll back projects', 'alertdialog') }),
  stateOf(releases, 'choose', { open: press('Roll back upsell', 'dialog') }),
  stateOf(releases, 'try', {
    stage: async (page) => {
      await play(rollingOut)(page);
      const origins = ['http://localhost:*'];
      await answer(page, listOverrides.path, { overrides: [], origins });
    },
    open: press('Try a build of upsell', 'dialog'),
  }),
  stateOf(releases, 'own-build', {
    stage: async (page) => {
      await play(rollingOut)(page);
      await page.addInitScript((name) => {
        document.cookie = `${name}=1; Path=/`;
      }, overrideCookie);
      await answer(page, listOverrides.path, { overrides: [ownBuild], origins: [] });
    },
    open: (page) => page.getByRole('button', { name: 'Stop' }).waitFor(),
  }),
  stateOf(releases, 'freeze', { open: press('Freeze releases', 'dialog') }),
  stateOf(releases, 'built-in', {
    path: '/releases?built-in',
    open: async (page) => {
      await page.getByRole('button', { name: 'Roll back projects' }).click();
      await page.getByText(/^Take back/u).waitFor();
    },
  }),
  stateOf(releases, 'nothing', {
    stage: (page) => answer(page, getReleases.path, { code: 'CONFLICT' }, 409),
    open: (page) => page.getByText('Nothing is released yet').waitFor(),
  }),
  stateOf(releases, 'refused', {
    stage: (page) => answer(page, getReleases.path, { code: 'FORBIDDEN' }, 403),
    open: (page) => page.getByText('You are not allowed').waitFor(),
  }),
  stateOf(releases, 'failed', {
    stage: answerFailure(getReleases.path),
    open: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  }),
  ...releaseAccessScreens,
  ...releasePreviewScreens,
];
