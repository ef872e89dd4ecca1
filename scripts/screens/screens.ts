import type { Page } from 'playwright-core';
import { listProjects, listWebsites } from 'shared-kit/contract';
import { accountScreens } from './account-screens';
import { editorScreens } from './editor-screens';
import { releaseScreens } from './release-screens';
import { stateOf } from './screen';
import { secondFactorScreens } from './second-factor-screens';
import type { Screen } from './screen';
import { settingsScreens } from './settings-screens';
import {
  answerEmpty,
  answerFailure,
  withMessages,
  withoutUpgrades,
  withSuspension,
} from './staged-answers';
import { workspaceScreens } from './workspace-screens';

const visitor = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  path,
  heading,
  signedIn: false,
});

const member = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  path,
  heading,
  signedIn: true,
});

const login = visitor('login', '/', 'Sign In');
const template = visitor('template', '/template', 'Upcoming Events');
const tutorials = member('tutorials', '/tutorials', 'Tutorials');
const projects = member('projects', '/projects', /^Welcome/u);
const upgrade = member('upgrade', '/Upgrade', 'Upgrade');

const refuse = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Email is required').waitFor();
};
const previewEvent = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Preview' }).first().click();
  await page.getByRole('dialog').waitFor();
};
const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
};
const askToDelete = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
};

/** Every screen in every state worth looking at. A route that is missing here fails a test. */
export const screens: readonly Screen[] = [
  login,
  stateOf(login, 'errors', { open: refuse }),
  visitor('forgot-password', '/forget-password', 'Forgot password'),
  visitor('reset-password', '/reset-password', 'Reset password'),
  visitor('confirm-email', '/confirm-email', 'Confirm email'),
  template,
  stateOf(template, 'preview', { open: previewEvent }),
  visitor('not-found', '/no-such-page', 'Page not found'),
  tutorials,
  stateOf(tutorials, 'menu', { only: 'phone', open: openDrawer }),
  projects,
  stateOf(projects, 'rows', {
    open: (page) => page.getByTitle('Rows', { exact: true }).click(),
  }),
  stateOf(projects, 'delete', { open: askToDelete }),
  stateOf(projects, 'publication', {
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Publication of/u })
        .first()
        .click();
      await page.getByRole('region', { name: 'What was published' }).waitFor();
    },
  }),
  stateOf(projects, 'suspended', {
    stage: withSuspension,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Publication of/u })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Two people reported').waitFor();
    },
  }),
  stateOf(projects, 'messages', {
    stage: withMessages,
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Messages of/u })
        .first()
        .click();
      await page.getByRole('button', { name: /Clara Lindqvist/u }).click();
      await page.getByText('Reply by email').waitFor();
    },
  }),
  stateOf(projects, 'empty', {
    stage: answerEmpty(listWebsites.path, listProjects.path),
    open: (page) => page.getByText('No projects yet').waitFor(),
  }),
  stateOf(projects, 'failed', {
    stage: answerFailure(listWebsites.path),
    open: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  }),
  ...workspaceScreens,
  ...editorScreens,
  ...accountScreens,
  ...releaseScreens,
  ...settingsScreens,
  ...secondFactorScreens,
  upgrade,
  stateOf(upgrade, 'missing', {
    stage: withoutUpgrades,
    open: (page) => page.getByText('CLICK HERE TO UPGRADE').first().waitFor(),
  }),
  member('affiliate-offers', '/hot-dfy-offers', 'Affiliate Offers'),
  member('limitless', '/limitless', 'Limitless'),
  member('multiple-income', '/multiple-income', 'Multiple Income'),
  member('franchise', '/franchise', 'Franchise'),
  member('bonus', '/Bonus', 'Bonus'),
  member('profile-settings', '/profile-settings', 'Profile Settings'),
];
