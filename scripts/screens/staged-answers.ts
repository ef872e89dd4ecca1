import type { Screen } from './screen';
import {
  getPublication,
  listAgencyUsers,
  listProjects,
  listUsers,
  listWebsites,
} from 'shared-kit/contract';

type Stage = NonNullable<Screen['stage']>;

const matching = (path: string): RegExp => new RegExp(`${path}(\\?|$)`, 'u');

const emptyAnswers: Readonly<Record<string, object>> = {
  [listUsers.path]: { message: 'Users', users: [], total: 0 },
  [listAgencyUsers.path]: { message: 'Agency users', agency: [], total: 0 },
  [listWebsites.path]: { message: [] },
  [listProjects.path]: { message: 'Projects', projects: [], total: 0 },
};

/** The lists of these calls are empty. */
export const answerEmpty =
  (...paths: readonly string[]): Stage =>
  async (page) => {
    for (const path of paths) {
      const body = JSON.stringify(emptyAnswers[path]);
      await page.route(matching(path), (route) =>
        route.fulfill({ contentType: 'application/json', body }),
      );
    }
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

const shareLinkOf = (place: number) => ({
  id: `0190c3f0-0000-7000-8000-${String(place).padStart(12, '0')}`,
  created_at: `2026-03-0${place}T09:30:00.000Z`,
  expires_at: `2026-03-1${place}T09:30:00.000Z`,
  version: place,
});

/** A project has a share link; whoever asks for one gets another. */
export const withShareLinks: Stage = async (page) => {
  const links = [shareLinkOf(1)];
  await page.route(/\/api\/projects\/[^/]+\/share-links$/u, (route) =>
    route.fulfill({ json: { message: 'Share links', links } }),
  );
  await page.route(/\/versions\/\d+\/share-links$/u, (route) => {
    const share = shareLinkOf(2);
    links.unshift(share);
    const link = `https://sites.example.com/_share/${'Qm9sZGx5LWdv'.repeat(4).slice(0, 43)}/`;
    return route.fulfill({ json: { message: 'The share link is ready', share, link } });
  });
};

/** An operator has taken the member's first website down. */
export const withSuspension: Stage = async (page) => {
  const suspension_reason = 'Two people reported that it asks for card numbers.';
  const suspended = { state: 'suspended', suspension_reason };
  await page.route(matching(listWebsites.path), async (route) => {
    const answer = await route.fetch();
    const { message } = listWebsites.response.parse(await answer.json());
    const all = message.map((one, place) => (place === 0 ? { ...one, ...suspended } : one));
    await route.fulfill({ response: answer, json: { message: all } });
  });
  await page.route(/\/api\/websites\/[^/]+\/publication$/u, async (route) => {
    const answer = await route.fetch();
    const body = getPublication.response.parse(await answer.json());
    const publication = { ...body.publication, ...suspended };
    await route.fulfill({ response: answer, json: { ...body, publication } });
  });
};
