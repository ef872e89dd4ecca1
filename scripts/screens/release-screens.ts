import type { Page } from 'playwright-core';
import {
  checkBuild,
  createReleaseToken,
  getGateVerdicts,
  getReleaseHealth,
  getReleaseHistory,
  getReleases,
  listBuilds,
  listOverrides,
  listReleaseOwners,
  listReleaseTokens,
  planRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { forAdmin, forOwner, owners, secret, tokens } from './release-access-sample';
import {
  builds,
  entries,
  failures,
  gateVerdicts,
  findings,
  minutes,
  ownBuild,
  plan,
  ruledPlan,
} from './release-history-sample';
import {
  frozen,
  heldByGate,
  heldByRules,
  idle,
  manyRemotes,
  rollingOut,
  takenBack,
  waitingForApproval,
} from './release-sample';
import { stateOf } from './screen';
import type { Screen } from './screen';
import { answerFailure } from './staged-answers';

const message = 'Loaded';

async function answer(page: Page, path: string, body: object, status = 200): Promise<void> {
  const text = JSON.stringify({ message, ...body });
  await page.route(new RegExp(`${path}(\\?|$)`, 'u'), (route) =>
    route.fulfill({ status, contentType: 'application/json', body: text }),
  );
}

/** The host of a release that is under way: a minute of it cannot be waited for in a picture. */
const play = (status: ReleaseStatus) => async (page: Page) => {
  await answer(page, getReleases.path, { status });
  await answer(page, getReleaseHistory.path, { entries });
  await answer(page, getReleaseHealth.path.replace(':remote', '[a-z]+'), {
    points: minutes,
    failures,
  });
  await answer(page, listBuilds.path, { builds });
  await answer(page, checkBuild.path, { findings });
  await answer(page, planRollout.path, plan);
};

const press = (name: string, opens: 'dialog' | 'alertdialog') => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole(opens).waitFor();
};

const access =
  (status: ReleaseStatus, listed: { readonly owners: object[]; readonly tokens: object[] }) =>
  async (page: Page) => {
    await play(status)(page);
    await answer(page, listReleaseOwners.path, { owners: listed.owners });
    await page.route(new RegExp(`${listReleaseTokens.path}(\\?|$)`, 'u'), (route) => {
      const isNew = route.request().method() === createReleaseToken.method;
      const body = isNew ? { secret, token: tokens[0] } : { tokens: listed.tokens };
      const text = JSON.stringify({ message, ...body });
      return route.fulfill({ contentType: 'application/json', body: text });
    });
  };
const known = { owners: [...owners], tokens: [...tokens] };

const releases: Screen = {
  name: 'releases',
  path: '/releases',
  heading: 'Releases',
  signedIn: true,
  stage: play(rollingOut),
  open: (page) =>
    page
      .getByRole('img', { name: /^Harmed page loads/u })
      .first()
      .waitFor(),
};

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
  stateOf(releases, 'access', {
    stage: access(forAdmin, known),
    open: (page) => page.getByText('Leaked in a log').waitFor(),
  }),
  stateOf(releases, 'access-owner', {
    stage: access(forOwner, { owners: [...owners], tokens: tokens.slice(0, 1) }),
    open: (page) => page.getByText('Deploys from the main branch').waitFor(),
  }),
  stateOf(releases, 'access-empty', {
    stage: access(forAdmin, { owners: [], tokens: [] }),
    open: (page) => page.getByText('No service tokens yet').waitFor(),
  }),
  stateOf(releases, 'access-failed', {
    stage: async (page) => {
      await access(forAdmin, known)(page);
      await answerFailure(listReleaseTokens.path)(page);
    },
    open: (page) => page.getByText('The service tokens could not be loaded').waitFor(),
  }),
  stateOf(releases, 'add-owner', {
    stage: access(forAdmin, known),
    open: press('Add owner', 'dialog'),
  }),
  stateOf(releases, 'remove-owner', {
    stage: access(forAdmin, known),
    open: press('Remove Olga Petersen as an owner of projects', 'alertdialog'),
  }),
  stateOf(releases, 'create-token', {
    stage: access(forAdmin, known),
    open: press('Create token', 'dialog'),
  }),
  stateOf(releases, 'created-token', {
    stage: access(forAdmin, known),
    open: async (page) => {
      await press('Create token', 'dialog')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
      await page.getByText('It is shown only this once').waitFor();
    },
  }),
  stateOf(releases, 'revoke-token', {
    stage: access(forAdmin, known),
    open: press('Revoke Deploys from the main branch', 'alertdialog'),
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
];
