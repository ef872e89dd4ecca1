import { screen, within } from '@testing-library/react';
import { listAuditLog } from 'shared-kit/contract';
import type { AuditEntry } from 'shared-kit/contract';
import { aUser, renderPage } from 'shared-kit/testing';
import type { FakeNetwork } from 'shared-kit/testing';
import AuditLogRoute from '../audit-log.route';

/** Id of the nth account in a test. */
export const idOf = (index: number) => `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** An admin's suspension of an account, unless told otherwise. */
export const anEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-03-01T12:00:00.000Z',
  actor: { id: idOf(900), name: 'Ada', email: 'ada@host.test' },
  action: 'account.suspended',
  target: { kind: 'account', id: idOf(1), name: 'Mira', email: 'mira@example.com' },
  detail: {},
  request_id: 'a1',
  network: '203.0.113.0/24',
  ...change,
});

export const entries = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ id: String(count - index), network: `198.51.${index}.0/24` }),
  );

/** Makes the network answer as a host with these entries, in pages. */
export function answerLog(network: FakeNetwork, all: readonly AuditEntry[], size = 50): void {
  network.respond(listAuditLog, ({ query }) => {
    const start = Number(query.cursor?.split('-')[1] ?? 0);
    const end = start + size;
    return {
      message: 'ok',
      entries: all.slice(start, end),
      next: end < all.length ? `1-${end}` : null,
    };
  });
}

export const open = (search = '') =>
  renderPage(<AuditLogRoute />, {
    path: `/audit${search}`,
    route: '/audit',
    session: { user: aUser({ role: 'admin' }) },
  });

export const rows = async () =>
  within(await screen.findByRole('table', { name: 'Recorded changes' }))
    .getAllByRole('row')
    .slice(1);

export const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

export const press = (name: string) => screen.getByRole('button', { name });
