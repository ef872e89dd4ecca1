import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  createUser,
  deleteUser,
  exportAuditLog,
  listAuditLog,
  suspendWebsite,
} from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { testConformance } from '../../testing/endpoint-conformance';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';
import { accountTarget, hostTarget, noteAudit, theHostItself } from './note-audit';

const host = sharedTestApp();
const refused = [{}, { flags: { oto_6: 1 } }, { role: 'manager' }] as const;
const bad = [
  {
    why: 'an invalid action',
    query: { action: 'account.painted' },
    message: 'action must be one that is recorded',
  },
  { why: 'an empty actor', query: { actor: ' ' }, message: 'actor is empty' },
  { why: 'a long target', query: { target: 'x'.repeat(255) }, message: 'target is too long' },
  {
    why: 'an invalid time',
    query: { from: 'yesterday' },
    message: 'from must be a time such as 2026-03-01T00:00:00Z',
  },
  { why: 'an unknown filter', query: { colour: 'red' }, message: 'Unknown field “colour”' },
];
const badLimit = 'limit must be a whole number from 1 to 100';

testConformance({
  host,
  endpoint: listAuditLog,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: {} }),
  bad: [
    ...bad,
    { why: 'a page size of 0', query: { limit: 0 }, message: badLimit },
    { why: 'a page size above the limit', query: { limit: 101 }, message: badLimit },
    {
      why: 'an invalid cursor',
      query: { cursor: '1' },
      message: 'cursor must be the next of a page',
    },
  ],
  success: ({ message }) => assert.equal(message, 'Audit log loaded'),
});

testConformance({
  host,
  endpoint: exportAuditLog,
  caller: { role: 'admin' },
  refused,
  request: () => ({ query: {} }),
  bad,
  success: ({ rows }) => assert.match(rows[0] ?? '', /^\uFEFF"When","Who \(id\)"/),
});

type Query = RequestOf<typeof listAuditLog>['query'];

const read = async ({ headers }: SignedIn, query: Query) =>
  listAuditLog.response.parse((await call(host(), listAuditLog, { query }, headers)).json());

const exported = async ({ headers }: SignedIn, query: Query) =>
  exportAuditLog.response.parse((await call(host(), exportAuditLog, { query }, headers)).json())
    .rows;

/** Adds entries about an account, with this many minutes between them. */
async function addEntries(about: string, count: number, minutes: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    host().clock.advance(minutes * 60_000);
    const at = host().clock.now();
    await host()
      .db.transaction()
      .execute((transaction) =>
        noteAudit(transaction, {
          at,
          by: theHostItself,
          action: 'account.suspended',
          target: accountTarget(about),
        }),
      );
  }
}

test('pages continue newest first, each entry once, even with equal times', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  for (const minutes of [1, 0]) {
    const target = randomUUID();
    await addEntries(target, 7, minutes);
    const pages: string[][] = [];
    for (let cursor: string | undefined; pages.length < 5;) {
      const page = await read(admin, { target, limit: 3, ...(cursor ? { cursor } : {}) });
      pages.push(page.entries.map(({ id }) => id));
      if (page.next === null) break;
      cursor = page.next;
    }
    assert.deepEqual(
      pages.map((page) => page.length),
      [3, 3, 1],
    );
    const ids = pages.flat().map(Number);
    assert.deepEqual(
      ids,
      [...new Set(ids)].toSorted((a, b) => b - a),
    );
  }
});

test('an entry is shown with current names, and with ids once those are deleted', async () => {
  const admin = await signIn(host(), { role: 'admin', name: 'Ada', email: 'ada@audit.test' });
  const entry = { name: 'Mira', email: 'mira@audit.test', password: 'secret-1' };
  const answer = await call(host(), createUser, { body: entry }, admin.headers);
  const id = createUser.response.parse(answer.json()).user?.id ?? '';
  const look = async () => (await read(admin, { target: id, action: 'account.added' })).entries;
  const [named] = await look();
  assert.deepEqual(named?.actor, { id: admin.user.id, name: 'Ada', email: 'ada@audit.test' });
  assert.deepEqual(named.target, {
    kind: 'account',
    id,
    name: 'Mira',
    email: 'mira@audit.test',
  });
  assert.equal(named.request_id, answer.headers['x-request-id']);
  assert.equal(named.network, 'loopback');
  await call(host(), deleteUser, { params: { id } }, admin.headers);
  const [gone] = await look();
  assert.deepEqual(gone?.target, { kind: 'account', id, name: null, email: null });
  const rows = await host().db.selectFrom('audit_log').selectAll().execute();
  assert.ok(!/Mira|audit\.test/.test(JSON.stringify(rows)));
});

test('the log is filtered by action, group, actor, target and time', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const owner = await signIn(host());
  const { id: website, slug: address } = await publish(host(), owner);
  const body = { address, reason: 'It copies a bank' };
  await call(host(), suspendWebsite, { body }, admin.headers);
  const from = host().clock.now().toISOString();
  host().clock.advance(60_000);
  const to = host().clock.now().toISOString();
  await addEntries(owner.user.id, 1, 0);

  const actions = async (query: Query) =>
    (await read(admin, query)).entries.map(({ action }) => action);
  const actor = admin.user.id;
  assert.deepEqual(await actions({ actor }), ['website.suspended']);
  assert.deepEqual(await actions({ actor: admin.user.email.toUpperCase() }), ['website.suspended']);
  assert.deepEqual(await actions({ actor, action: 'website' }), ['website.suspended']);
  assert.deepEqual(await actions({ actor, action: 'website.suspended' }), ['website.suspended']);
  assert.deepEqual(await actions({ actor, action: 'account' }), []);
  assert.deepEqual(await actions({ target: website }), ['website.suspended']);
  assert.deepEqual(await actions({ target: owner.user.email }), ['account.suspended']);
  assert.deepEqual(await actions({ actor: 'system', target: owner.user.id }), [
    'account.suspended',
  ]);
  assert.deepEqual(await actions({ actor: 'nobody@example.com' }), []);
  assert.deepEqual(await actions({ actor: 'no id', target: website }), []);
  assert.deepEqual(await actions({ target: owner.user.id, from: to }), ['account.suspended']);
  assert.deepEqual(await actions({ target: owner.user.id, to }), []);
  assert.deepEqual(await actions({ actor, from, to }), ['website.suspended']);
  const [entry] = (await read(admin, { target: website })).entries;
  assert.equal(typeof entry?.target.name, 'string');
});

test('the export has every entry, contains no formula, and is recorded itself', async () => {
  const admin = await signIn(host(), {
    role: 'admin',
    name: '=HYPERLINK("http://x.test")',
    email: '=1+1;"@example.com',
  });
  const target = randomUUID();
  await addEntries(target, 501, 0);
  const rows = await exported(admin, { target });
  assert.equal(rows.length, 502);
  assert.ok(rows.every((row) => row.endsWith('\r\n')));
  const [own, ...none] = (await exported(admin, { actor: admin.user.id })).slice(1);
  assert.ok(none.length === 1 && own?.includes('"audit.exported","host"'));
  assert.ok(own?.includes(`"'=1+1;""@example.com"`), own);
});

test('an entry outside a transaction is refused', async () => {
  const at = host().clock.now();
  const note = { at, by: theHostItself, action: 'audit.exported', target: hostTarget } as const;
  await assert.rejects(noteAudit(host().db, note), /noted outside a transaction/);
});
