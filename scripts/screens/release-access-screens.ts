import type { Page } from 'playwright-core';
import {
  createReleaseToken,
  listReleaseOwners,
  listReleaseTokens,
} from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { forAdmin, forOwner, owners, secret, tokens } from './release-access-sample';
import { answer, play, press, releases } from './release-stage';
import { stateOf } from './screen';
import type { Screen } from './screen';
import { answerFailure } from './staged-answers';

const access =
  (status: ReleaseStatus, listed: { readonly owners: object[]; readonly tokens: object[] }) =>
  async (page: Page) => {
    await play(status)(page);
    await answer(page, listReleaseOwners.path, { owners: listed.owners });
    await page.route(new RegExp(`${listReleaseTokens.path}(\\?|$)`, 'u'), (route) => {
      const isNew = route.request().method() === createReleaseToken.method;
      const body = isNew ? { secret, token: tokens[0] } : { tokens: listed.tokens };
      const text = JSON.stringify({ message: 'Loaded', ...body });
      return route.fulfill({ contentType: 'application/json', body: text });
    });
  };
/** Below the first screenful. */
const lookDownTo = (text: string) => (page: Page) => page.getByText(text).scrollIntoViewIfNeeded();

const known = { owners: [...owners], tokens: [...tokens] };

/** Owners and service tokens, with their dialogs. */
export const releaseAccessScreens: readonly Screen[] = [
  stateOf(releases, 'access', {
    stage: access(forAdmin, known),
    open: lookDownTo('Leaked in a log'),
  }),
  stateOf(releases, 'access-owner', {
    stage: access(forOwner, { owners: [...owners], tokens: tokens.slice(0, 1) }),
    open: lookDownTo('Olga Petersen, Ben Okafor'),
  }),
  stateOf(releases, 'access-empty', {
    stage: access(forAdmin, { owners: [], tokens: [] }),
    open: lookDownTo('No service tokens yet'),
  }),
  stateOf(releases, 'access-failed', {
    stage: async (page) => {
      await access(forAdmin, known)(page);
      await answerFailure(listReleaseTokens.path)(page);
    },
    open: lookDownTo('The service tokens could not be loaded'),
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
];
