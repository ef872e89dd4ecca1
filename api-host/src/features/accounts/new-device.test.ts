import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login } from 'shared-kit/contract';
import { call } from '../../testing/call';
import { MemoryMail } from '../../testing/memory-mail';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { sharedTestApp } from '../../testing/test-app';

const mail = new MemoryMail();
const host = sharedTestApp({ mail });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0';
const newerFirefox = firefox.replaceAll('149.0', '150.0');
const firefoxOnLinux = firefox.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64');
const office = '203.0.113.9';

async function signInWith(member: SignedIn, browser: string | null, ip = office): Promise<void> {
  const body = { email: member.user.email, password: member.password };
  const headers = { 'x-forwarded-for': ip, 'user-agent': browser ?? '' };
  assert.equal((await call(host(), login, { body }, headers)).statusCode, 200);
}

const told = (member: SignedIn) =>
  mail.sent.filter(({ to }) => to === member.user.email).map(({ text }) => text.split('\n')[0]);

const start = 'Somebody signed in to your Sitewright account';

test('another browser or system in a known network is mailed, once', async () => {
  const member = await signIn(host());
  await signInWith(member, firefox);
  await signInWith(member, newerFirefox);
  assert.deepEqual(told(member), [], 'an account’s first browser, and its next version');
  await signInWith(member, firefoxOnLinux);
  await signInWith(member, firefoxOnLinux);
  await signInWith(member, firefox);
  const browser = `${start} with a browser or system it was not used with before.`;
  assert.deepEqual(told(member), [browser]);
  await signInWith(member, null);
  await signInWith(member, null);
  assert.deepEqual(told(member), [browser, browser], 'a client that names no browser is one');
});

test('a known browser in a new network is mailed, and one mail says it when both are new', async () => {
  const member = await signIn(host());
  await signInWith(member, firefox);
  await signInWith(member, firefox, '198.51.100.4');
  await signInWith(member, firefoxOnLinux, '192.0.2.4');
  assert.deepEqual(told(member), [
    `${start} from a network it was not used from before.`,
    `${start} from a network, and with a browser or system, it was not used with before.`,
  ]);
});

test('browsers of others and those of more than 90 days ago are not known', async () => {
  const [member, other] = [await signIn(host()), await signIn(host())];
  await signInWith(other, firefoxOnLinux);
  await signInWith(member, firefox);
  await signInWith(member, firefoxOnLinux);
  assert.equal(told(member).length, 1);
  host().clock.advance(50 * 24 * 60 * 60 * 1000);
  await signInWith(member, firefox);
  host().clock.advance(50 * 24 * 60 * 60 * 1000);
  await signInWith(member, firefoxOnLinux);
  assert.equal(told(member).length, 2);
});

test('each new browser is in the audit log', async () => {
  const member = await signIn(host());
  await signInWith(member, firefox);
  await signInWith(member, firefoxOnLinux);
  const rows = await host()
    .db.selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('target_id', '=', member.user.id)
    .execute();
  assert.deepEqual(rows, [{ action: 'account.new-browser', actor_id: member.user.id, detail: {} }]);
});
