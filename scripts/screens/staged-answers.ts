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

const visitorMessage = (place: number, name: string, text: string) => ({
  id: `0190c3f0-0000-7000-8000-${String(place).padStart(12, '0')}`,
  form: 'Contact',
  fields: [
    { name: 'name', value: name },
    { name: 'email', value: 'visitor@example.com' },
    { name: 'message', value: text },
  ],
  received_at: `2026-03-0${9 - place}T09:30:00.000Z`,
  read: place > 2,
  spam: false,
});

/** Visitors have written. */
export const withMessages: Stage = (page) =>
  page.route(/\/api\/websites\/[^/]+\/messages\?/u, (route) =>
    route.fulfill({
      json: {
        message: 'Messages loaded',
        messages: [
          visitorMessage(1, 'Amara Okafor', 'Two sourdough loaves for Saturday, please.'),
          visitorMessage(2, 'Bruno Teixeira', 'Do you bake without gluten? '.repeat(8)),
          visitorMessage(3, 'Clara Lindqvist', 'Thank you for the cake.'),
        ],
        website: 'Harbour Street Bakery',
        total: 3,
        unread: 2,
        spam: 1,
      },
    }),
  );
