import type { Screen } from './screen';
import { listAgencyUsers, listUsers, listWebsites } from 'shared-kit/contract';

type Stage = NonNullable<Screen['stage']>;

const matching = (path: string): RegExp => new RegExp(`${path}(\\?|$)`, 'u');

const emptyAnswers: Readonly<Record<string, object>> = {
  [listUsers.path]: { message: 'Users', users: [], total: 0 },
  [listAgencyUsers.path]: { message: 'Agency users', agency: [], total: 0 },
  [listWebsites.path]: { message: [] },
};

/** The list of this call is empty. */
export const answerEmpty = (path: string): Stage => {
  const body = JSON.stringify(emptyAnswers[path]);
  return (page) =>
    page.route(matching(path), (route) => route.fulfill({ contentType: 'application/json', body }));
};

/** This call fails in a way that trying again by itself would not help. */
export const answerFailure = (path: string): Stage => {
  const body = JSON.stringify({ message: 'The list is not available', code: 'NOT_FOUND' });
  return (page) =>
    page.route(matching(path), (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body }),
    );
};

/** The member owns none of the eight upgrades. */
export const withoutUpgrades: Stage = (page) =>
  page.route('**/api/profile', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/("oto_\d":)1/gu, '$10') });
  });
