import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  changePassword,
  deleteUser,
  deleteWebsite,
  login,
  logout,
  openEditor,
  parseRuntimeConfig,
} from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { publish } from '../../testing/publish';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { fixedConfig } from '../runtime-config/config-source';
import { sharedTestApp } from '../../testing/test-app';
import { sessionLifetimeMs } from '../accounts/sessions.repository';
import { redeemTicket, ticketLifetimeMs, ticketsPerSession } from './editor-tickets.repository';

const config = fixedConfig(parseRuntimeConfig({ adminSiteUrl: 'https://editor.test/open' }));
const host = sharedTestApp({ config });

const publishOne = async (caller: SignedIn): Promise<string> =>
  (await publish(host(), caller, { title: 'My Bakery' })).id;

const open = ({ headers }: SignedIn, body: object = { title: 'My Bakery' }) =>
  call(host(), openEditor, { body: { title: 'My Bakery', ...body } }, headers);

async function ticketOf(caller: SignedIn, body?: object): Promise<string> {
  const answer = await open(caller, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return openEditor.response.parse(answer.json()).ticket ?? '';
}

const redeem = (ticket: string) => redeemTicket(host().db, host().clock.now(), ticket);

testConformance({
  host,
  endpoint: openEditor,
  request: async (caller) => {
    await publishOne(caller);
    return { body: { title: ' My Bakery ' } };
  },
  bad: [
    { why: 'no body', body: undefined, message: 'Title is required' },
    { why: 'a blank title', body: { title: ' ' }, message: 'Title is required' },
    { why: 'a title that is not a string', body: { title: 7 }, message: 'title is not valid' },
    { why: 'an invalid id', body: { title: 'A', id: '7' }, message: 'id must be a UUID' },
    {
      why: 'a draft that is no yes or no',
      body: { title: 'A', draft: 'yes' },
      message: 'draft is not valid',
    },
    {
      why: 'an unknown field',
      body: { title: 'A', user_id: randomUUID() },
      message: 'Unknown field “user_id”',
    },
  ],
  success: async ({ message, ticket, url, expires_at }, { user }) => {
    assert.equal(message, 'The editor is ready');
    assert.match(ticket ?? '', /^[\w-]{43}$/);
    assert.equal(url, `https://editor.test/open#ticket=${ticket}`);
    const lasts = Date.parse(expires_at ?? '') - host().clock.now().getTime();
    assert.equal(lasts, 5 * 60 * 1000);
    assert.equal((await redeem(ticket ?? ''))?.userId, user.id);
  },
});

test('another member’s website looks like an unknown one', async () => {
  const id = await publishOne(await signIn(host()));
  const other = await signIn(host());
  const messages = [];
  for (const body of [{}, { id }, { id: randomUUID() }, { title: 'No\0pe' }]) {
    messages.push(assertFailure(await open(other, body), 400, 'BAD_REQUEST').message);
  }
  assert.deepEqual([...new Set(messages)], ['You have no such website yet; publish it first']);
});

test('the newest website with the title is opened, or the one with the id', async () => {
  const caller = await signIn(host());
  const older = await publishOne(caller);
  host().clock.advance(1000);
  const newer = await publishOne(caller);
  const byTitle = await redeem(await ticketOf(caller));
  assert.equal(byTitle?.userId, caller.user.id);
  assert.equal(byTitle.websiteId, newer);
  assert.equal((await redeem(await ticketOf(caller, { id: older })))?.websiteId, older);
});

// Proof P317
test('a ticket works once, even for concurrent calls', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  const ticket = await ticketOf(caller);
  const both = await Promise.all([redeem(ticket), redeem(ticket)]);
  assert.equal(both.filter((opened) => opened !== null).length, 1);
  assert.equal(await redeem(ticket), null);
  assert.equal(await redeem('a ticket nobody was given'), null);
});

// Proof P318
test('a ticket is valid for five minutes, to the millisecond', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  const [early, late] = [await ticketOf(caller), await ticketOf(caller)];
  host().clock.advance(ticketLifetimeMs - 1);
  assert.notEqual(await redeem(early), null);
  host().clock.advance(1);
  assert.equal(await redeem(late), null);
});

test('a ticket ends with the session that requested it', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  const ticket = await ticketOf(caller);
  await call(host(), logout, {}, caller.headers);
  assert.equal(await redeem(ticket), null);
});

test('a ticket does not outlive an expiring session', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  host().clock.advance(sessionLifetimeMs - 1000);
  const ticket = await ticketOf(caller);
  host().clock.advance(1000);
  assert.equal(await redeem(ticket), null);
});

test('a ticket of another session ends when the password changes', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  const { token } = await signInAgain(caller);
  const ticket = await ticketOf({ ...caller, headers: { authorization: `Bearer ${token}` } });
  const body = { current_password: caller.password, password: 'a new one' };
  await call(host(), changePassword, { body }, caller.headers);
  assert.equal(await redeem(ticket), null);
});

async function signInAgain({ user, password }: SignedIn): Promise<{ token: string }> {
  const body = { email: user.email, password };
  return (await call(host(), login, { body })).json<{ token: string }>();
}

test('a ticket ends when its user or its website is deleted', async () => {
  const admin = await signIn(host(), { role: 'admin' });
  const [gone, kept] = [await signIn(host()), await signIn(host())];
  await publishOne(gone);
  const id = await publishOne(kept);
  const tickets = [await ticketOf(gone), await ticketOf(kept)];
  await call(host(), deleteUser, { params: { id: gone.user.id } }, admin.headers);
  await call(host(), deleteWebsite, { params: { id } }, kept.headers);
  for (const ticket of tickets) assert.equal(await redeem(ticket), null);
});

test('tickets are stored hashed; expired and surplus ones are deleted', async () => {
  const caller = await signIn(host());
  await publishOne(caller);
  const stored = () =>
    host().db.selectFrom('editor_tickets').selectAll().orderBy('created_at').execute();
  const first = await ticketOf(caller);
  assert.ok(!JSON.stringify(await stored()).includes(first));

  let last = first;
  for (let n = 0; n < ticketsPerSession; n += 1) {
    host().clock.advance(1);
    last = await ticketOf(caller);
  }
  assert.equal(await redeem(first), null, 'the oldest gave way');
  assert.notEqual(await redeem(last), null);

  host().clock.advance(ticketLifetimeMs);
  await ticketOf(caller);
  assert.equal((await stored()).length, 1);
});
