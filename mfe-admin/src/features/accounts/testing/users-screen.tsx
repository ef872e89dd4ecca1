import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { getUser, listUsers, type User } from 'shared-kit/contract';
import { aUser, apiFailure, renderPage } from 'shared-kit/testing';
import type { FakeNetwork } from 'shared-kit/testing';
import UsersRoute from '../users.route';

/** Id of the nth person in a test. */
export const idOf = (index: number) => `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

export const people = (count: number): User[] =>
  Array.from({ length: count }, (_, index) =>
    aUser({ id: idOf(index + 1), name: `Person ${index + 1}`, email: `p${index + 1}@example.com` }),
  );

/** The signed-in admin. */
export const admin = aUser({ id: idOf(900), role: 'admin', name: 'Ada', email: 'ada@host.test' });

interface Host {
  users: User[];
  /** A host with only the specification's calls returns all accounts. */
  readonly pages: boolean;
}

/** Makes the network answer as a host with these users, paging or not. */
export function answerUsers(network: FakeNetwork, users: User[], pages = true): Host {
  const host: Host = { users, pages };
  network.respond(listUsers, ({ query }) => {
    const search = (query.search ?? '').toLowerCase();
    if (!host.pages || query.page === undefined) return { message: 'ok', users: host.users };
    const found = host.users.filter(({ email }) => email.toLowerCase().includes(search));
    const size = query.page_size ?? 10;
    const start = (query.page - 1) * size;
    return { message: 'ok', users: found.slice(start, start + size), total: found.length };
  });
  network.respond(getUser, ({ params }) => {
    const user = host.users.find(({ id }) => id === params.id);
    return user ? { message: 'ok', user } : apiFailure('NOT_FOUND', 'No such user', 404);
  });
  return host;
}

export const open = () =>
  renderPage(<UsersRoute />, { path: '/users', route: '/users', session: { user: admin } });

export const rows = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('row')
    .slice(1);

export const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

export const status = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

export const press = (name: string) => screen.getByRole('button', { name });

export const pageShown = () =>
  screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'page')
    ?.textContent;

/**
 * Violations found by axe. Contrast is checked in Chromium, because jsdom has no layout; landmarks
 * belong to the shell.
 */
export const faults = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations;
