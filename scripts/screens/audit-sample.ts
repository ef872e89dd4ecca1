import type { Page } from 'playwright-core';
import { listAuditLog } from 'shared-kit/contract';
import type { AuditEntry } from 'shared-kit/contract';

const party = (index: number, name: string, email: string) => ({
  id: `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  name,
  email,
});

const admin = party(1, 'Admin', 'admin@sitewright.local');
const gone = { id: '0190c3f0-0000-7000-8000-000000000009', name: null, email: null };
const account = (one: typeof admin | typeof gone) => ({ kind: 'account', ...one });
const thing = (kind: string, id: string | null, name: string | null = null) => ({
  kind,
  id,
  name,
  email: null,
});
const amara = party(2, 'Amara Okafor', 'amara.okafor@example.com');
const bruno = party(3, 'Bruno Teixeira', 'bruno.teixeira@example.com');

type Sample = Pick<AuditEntry, 'action' | 'actor' | 'target'> & Partial<AuditEntry>;

const samples: readonly Sample[] = [
  {
    action: 'account.rights-changed',
    actor: admin,
    target: account(amara),
    detail: {
      changes: { release_manager: { from: 0, to: 1 }, role: { from: 'user', to: 'admin' } },
    },
  },
  {
    action: 'account.flags-changed',
    actor: admin,
    target: account(bruno),
    detail: { changes: { oto_1: { from: 0, to: 1 }, oto_6: { from: 1, to: 0 } } },
  },
  { action: 'account.suspended', actor: amara, target: account(bruno) },
  { action: 'account.deleted', actor: gone, target: account(gone) },
  {
    action: 'release.rollback',
    actor: null,
    target: thing('remote', 'projects'),
    detail: { ids: { record: '41' } },
    network: null,
  },
  { action: 'release.freeze', actor: amara, target: thing('host', null) },
  {
    action: 'website.suspended',
    actor: admin,
    target: thing('website', gone.id, 'Harbour Street Bakery'),
    network: '2001:db8:1::/48',
  },
  {
    action: 'account.updated',
    actor: admin,
    target: account(
      party(4, 'Long', `${'a-very-long-mailbox-name.'.repeat(2)}x@a-company.example.com`),
    ),
    detail: { fields: ['name', 'email', 'password'] },
  },
  { action: 'account.new-network', actor: bruno, target: account(bruno) },
  {
    action: 'model.changed',
    actor: admin,
    target: thing('host', null),
    detail: { fields: ['model', 'key'] },
  },
];

const entries: readonly AuditEntry[] = samples.map((sample, index) => ({
  id: String(samples.length - index),
  at: new Date(Date.UTC(2026, 2, 20, 16, 31) - index * 5_400_000).toISOString(),
  detail: {},
  request_id: null,
  network: '203.0.113.0/24',
  ...sample,
}));

/** A log with an entry of every kind, and more of them to load. */
export async function answerAuditLog(
  page: Page,
  answer: { readonly entries: readonly AuditEntry[]; readonly next: string | null } = {
    entries,
    next: '1-1',
  },
): Promise<void> {
  const body = JSON.stringify({ message: 'Loaded', ...answer });
  await page.route(new RegExp(`${listAuditLog.path}(\\?|$)`, 'u'), (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}
