import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { endOtherSessions, endSession, listSessions, login } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { assertFailure, testConformance } from '../../testing/endpoint-conformance';
import { MemoryMail } from '../../testing/memory-mail';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';

const mail = new MemoryMail();
const host = sharedTestApp({ mail, trustProxy: ['loopback'] });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in through the endpoint, from an address behind the proxy. */
async function signInFrom({ user, password }: SignedIn, address: string, userAgent = firefox) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const answer = await call(host(), login, { body: { email: user.email, password } }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return { authorization: `Bearer ${login.response.parse(answer.json()).token}` };
}

async function list(headers: SignedIn['headers']) {
  const answer = await call(host(), listSessions, {}, headers);
  return listSessions.response.parse(answer.json()).sessions;
}

/** The id of the caller's own session. */
const ownSession = async ({ headers }: SignedIn): Promise<string> =>
  (await list(headers)).find(({ current }) => current)?.id ?? '';

testConformance({
  host,
  endpoint: listSessions,
  request: () => ({}),
  success: ({ sessions }) => {
    assert.equal(sessions.length, 1);
    assert.equal(sessions[0]?.current, true);
  },
});

testConformance({
  host,
  endpoint: endSession,
  owned: true,
  request: async (caller) => ({ params: { id: await ownSession(caller) } }),
  bad: [{ why: 'an invalid id', params: { id: 'x' }, message: 'id must be a UUID' }],
  success: async (_, caller) => {
    assertFailure(await call(host(), listSessions, {}, caller.headers), 401, 'UNAUTHENTICATED');
  },
});

testConformance({ host, endpoint: endOtherSessions, request: () => ({}), success: () => {} });

test('a session is listed with browser, network and time, and can be ended individually', async () => {
  const member = await signIn(host());
  const elsewhere = await signInFrom(member, '203.0.113.7');
  const sessions = await list(member.headers);
  assert.deepEqual(
    sessions.map(({ browser, network, current }) => [browser, network, current]),
    [
      [null, null, true],
      ['Firefox on Windows', '203.0.113.7', false],
    ],
  );
  assert.ok(!JSON.stringify(sessions).includes(elsewhere.authorization.slice(7)));
  const id = sessions[1]?.id ?? '';
  const end = () => call(host(), endSession, { params: { id } }, member.headers);
  assert.equal((await end()).statusCode, 200);
  assertFailure(await end(), 404, 'NOT_FOUND');
  assertFailure(await call(host(), listSessions, {}, elsewhere), 401, 'UNAUTHENTICATED');
  assert.equal((await list(member.headers)).length, 1);
});

test('all others are ended at once; this one and other members’ stay', async () => {
  const [member, other] = [await signIn(host()), await signIn(host())];
  const elsewhere = await signInFrom(member, '203.0.113.8');
  assert.equal((await call(host(), endOtherSessions, {}, member.headers)).statusCode, 200);
  assertFailure(await call(host(), listSessions, {}, elsewhere), 401, 'UNAUTHENTICATED');
  assert.equal((await list(member.headers)).length, 1);
  assert.equal((await list(other.headers)).length, 1);
});

test('an unknown session is not found', async () => {
  const { headers } = await signIn(host());
  const answer = await call(host(), endSession, { params: { id: randomUUID() } }, headers);
  assertFailure(answer, 404, 'NOT_FOUND');
});

test('a sign-in from a new network is mailed, unless it is the account’s first', async () => {
  const member = await signIn(host(), { email: 'owner@example.com' });
  const told = () => mail.sent.filter(({ to }) => to === 'owner@example.com');
  await signInFrom(member, '203.0.113.9');
  await signInFrom(member, '203.0.113.9');
  assert.deepEqual(told(), []);
  const next = mail.nextTo('owner@example.com');
  await signInFrom(member, '198.51.100.4');
  await next;
  await signInFrom(member, '198.51.100.4');
  const [message, ...more] = told();
  assert.deepEqual(more, []);
  assert.match(message?.subject ?? '', /^New sign-in to your /);
  assert.match(message?.text ?? '', /Firefox on Windows/);
  assert.match(message?.text ?? '', /198\.51\.100\.4/);
  assert.match(message?.text ?? '', /http:\/\/app\.test\/profile-settings/);
});
