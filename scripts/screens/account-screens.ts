import type { Page } from 'playwright-core';
import { listAgencyUsers, listAuditLog, listUsers } from 'shared-kit/contract';
import { answerAuditLog } from './audit-sample';
import { answerEmpty, answerFailure } from './staged-answers';
import { stateOf } from './screen';
import type { Screen } from './screen';

const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

const add = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add New User' }).click();
  await dialog(page);
};
const edit = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await dialog(page);
};
const remove = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  await page.getByRole('alertdialog').waitFor();
};

function statesOf(screen: Screen, listPath: string): Screen[] {
  return [
    screen,
    stateOf(screen, 'add', { open: add }),
    stateOf(screen, 'edit', { open: edit }),
    stateOf(screen, 'delete', { open: remove }),
    stateOf(screen, 'empty', {
      stage: answerEmpty(listPath),
      open: (page) => page.getByText(/^No (results found|agency users yet)$/u).waitFor(),
    }),
    stateOf(screen, 'failed', {
      stage: answerFailure(listPath),
      open: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
    }),
  ];
}

const users: Screen = {
  name: 'users',
  path: '/users',
  heading: 'Admin Users',
  signedIn: true,
};

const audit: Screen = {
  name: 'audit',
  path: '/audit',
  heading: 'Audit Log',
  signedIn: true,
  stage: answerAuditLog,
  open: (page) => page.getByRole('button', { name: 'Load more' }).waitFor(),
};

/** The two lists of accounts with their dialogs, and who changed what. */
export const accountScreens: readonly Screen[] = [
  ...statesOf(users, listUsers.path),
  stateOf(users, 'permissions', {
    open: async (page) => {
      await edit(page);
      await page.getByText('Permissions').click();
      await page.getByLabel('Release manager').waitFor();
    },
  }),
  ...statesOf(
    { name: 'agency', path: '/agency', heading: 'Agency Users', signedIn: true },
    listAgencyUsers.path,
  ),
  audit,
  stateOf(audit, 'empty', {
    stage: (page) => answerAuditLog(page, { entries: [], next: null }),
    open: (page) => page.getByText('Nothing is recorded yet').waitFor(),
  }),
  stateOf(audit, 'failed', {
    stage: answerFailure(listAuditLog.path),
    open: (page) => page.getByRole('button', { name: 'Retry' }).waitFor(),
  }),
];
