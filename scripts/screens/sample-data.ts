import { compose } from 'site-composer';
import { addAgencyUser, createUser, login, publishWebsite } from 'shared-kit/contract';

/** Where a host answers and who may fill it. */
export interface FilledHost {
  readonly appUrl: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
}

/** A signed-in member as the browser stores one. */
export interface StoredSession {
  readonly token: string;
  readonly data: string;
}

const names = [
  'Amara Okafor',
  'Bruno Teixeira',
  'Clara Lindqvist',
  'Daniel Mbeki',
  'Elif Demir',
  'Farid Haddad',
  'Grace Whitfield',
  'Hana Suzuki',
  'Ivan Petrov',
  'Julia Nowak',
  'Kofi Mensah',
  'Lena Fischer',
  'Mateo Rivera',
  'Nadia Rahman',
  'Oscar Lund',
  'Priya Nair',
  'Quentin Moreau',
  'Rosa Jimenez',
  'Samuel Adeyemi',
  'Tomas Novak',
  'Uma Krishnan',
  'Victor Hughes',
  'Wanda Kowalska',
  'Xin Zhao',
] as const;

/** What members asked for; the pages are what the composer makes of it. */
const sites: Readonly<Record<string, string>> = {
  'Clay & Kiln Pottery':
    'A website for Clay & Kiln Pottery in Porto with workshops, a gallery and opening hours. Terracotta colours.',
  'Harbour Street Bakery':
    'A bakery called Harbour Street Bakery with our breads, opening hours and a contact form. Warm yellow.',
  'North Loop Cycling Club':
    'A site for North Loop Cycling Club with a calendar of rides, routes and how to join. Dark green and white.',
  'Okafor Architects':
    'A portfolio for Okafor Architects with projects, team and contact. Black, white and a lot of space.',
  'Summer School Portal':
    'Summer School Portal: courses, a timetable, teachers and a form to sign up. Blue and orange.',
};

const emailOf = (name: string): string => `${name.toLowerCase().replace(/\W+/gu, '.')}@example.com`;

/** At the contract's limits, and without a space to break at. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelcher';
const longEmail = `${'a-very-long-mailbox-name.'.repeat(2)}x@a-company-with-a-long-domain.example.com`;
const longTitle =
  `Donaudampfschifffahrtsgesellschaftskapitaenswitwe ${'and everything else '.repeat(12)}`.trim();

type Post = (path: string, body: object) => Promise<unknown>;

function posting(appUrl: string, token: string): Post {
  return async (path, body) => {
    const answer = await fetch(appUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as unknown;
  };
}

async function addSites(post: Post, titles: readonly string[]): Promise<void> {
  // One after the other, so that the list's order is always the same.
  for (const title of titles) {
    const prompt = sites[title] ?? title;
    const { html, css, js } = compose(prompt, { today: new Date() });
    const code = { htmlcode: html, csscode: css, jscode: js };
    await post(publishWebsite.path, { ...code, title, prompt });
  }
}

/**
 * Fills a host that has just started with people and websites, so that its lists have several pages,
 * and returns the administrator's session. With `long`, the first of each list is as long as it may be.
 */
export async function fillHost(host: FilledHost, { long = false } = {}): Promise<StoredSession> {
  const { appUrl, adminEmail: email, adminPassword: password } = host;
  const answer = await posting(appUrl, '')(login.path, { email, password });
  const { token, user } = login.response.parse(answer);
  const post = posting(appUrl, token);
  const newcomer = (name: string): object => ({ name, email: emailOf(name), password });
  for (const name of names.toReversed()) await post(createUser.path, newcomer(name));
  for (const name of ['Yara Haddad', 'Zeno Marchetti', 'Ada Lundgren']) {
    await post(addAgencyUser.path, newcomer(name));
  }
  await addSites(post, long ? [...Object.keys(sites), longTitle] : Object.keys(sites));
  if (long) {
    await post(createUser.path, { name: longName, email: longEmail, password });
    await post(addAgencyUser.path, { name: longName, email: `b${longEmail}`, password });
  }
  return { token, data: JSON.stringify(user) };
}
