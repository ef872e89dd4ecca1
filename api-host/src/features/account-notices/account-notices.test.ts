import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import {
  addAgencyUser,
  changePassword,
  liftUserSuspension,
  parseRuntimeConfig,
  requestPasswordReset,
  resetPassword,
  suspendUser,
  updateAgencyUser,
  updateUser,
} from 'shared-kit/contract';
import { outboxMail } from '../../mail/outbox-mail';
import type { Mail } from '../../mail/mail.port';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';
import { fixedConfig } from '../runtime-config/config-source';
import { tellOwner } from './tell-owner';

const folder = await mkdtemp(join(tmpdir(), 'notices-'));
after(() => rm(folder, { recursive: true }));

const outbox = outboxMail(folder, 'no-reply@app.test');
const files: string[] = [];
let waiting: { count: number; resolve: () => void } | null = null;
/** The outbox of a real host, which says when a mail is in it. */
const mail = {
  async send(one: Mail) {
    const receipt = await outbox.send(one);
    if (receipt.kind === 'outbox') files.push(receipt.path);
    if (waiting && files.length >= waiting.count) waiting.resolve();
    return receipt;
  },
};
const host = sharedTestApp({ mail });

/** The mails a deed leads to, so many of them, as a mail program reads their bytes. */
async function mailsOf(count: number, deed: () => Promise<{ statusCode: number; body: string }>) {
  const before = files.length;
  const arrived = new Promise<void>((resolve) => {
    waiting = { count: before + count, resolve };
  });
  const answer = await deed();
  assert.equal(answer.statusCode, 200, answer.body);
  await arrived;
  const read = async (path: string) => {
    const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(path));
    return { to: to?.[0]?.address, subject, text };
  };
  return Promise.all(files.slice(before).map(read));
}

const asAdmin = () => signIn(host(), { role: 'admin' });
const update = (admin: SignedIn, { user }: SignedIn, change: object) => {
  const body = { name: user.name, email: user.email, ...change };
  return call(host(), updateUser, { params: { id: user.id }, body }, admin.headers);
};

test('the owner is told of a new password, whoever set it and however', async () => {
  const member = await signIn(host());
  const address = member.user.email;
  const body = { current_password: member.password, password: 'another good one' };
  const [own] = await mailsOf(1, () => call(host(), changePassword, { body }, member.headers));
  assert.deepEqual([own?.to, own?.subject], [address, 'Your Sitewright account: password changed']);
  assert.match(own?.text ?? '', /http:\/\/app\.test\/forget-password/);
  assert.match(own?.text ?? '', /^When: 2026-01-02 03:04 UTC$/m);

  const [link] = await mailsOf(1, () =>
    call(host(), requestPasswordReset, { body: { email: address } }),
  );
  const token = /#token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '';
  const [reset] = await mailsOf(1, () =>
    call(host(), resetPassword, { body: { token, password: 'a third good one' } }),
  );
  assert.deepEqual(
    [reset?.to, reset?.subject],
    [address, 'Your Sitewright account: password reset'],
  );

  const [set] = await mailsOf(1, async () =>
    update(await asAdmin(), member, { password: 'set by an admin' }),
  );
  assert.equal(set?.subject, 'Your Sitewright account: password set by somebody else');
  for (const { text } of [own, reset, set].filter((one) => one !== undefined)) {
    assert.doesNotMatch(text, /good one|set by an admin/);
  }
});

test('another email and password set by somebody else are told at the email the account had', async () => {
  const member = await signIn(host());
  const change = { email: `${randomUUID()}@example.com`, password: 'set by an admin' };
  const mails = await mailsOf(2, async () => update(await asAdmin(), member, change));
  assert.deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [
      [member.user.email, 'Your Sitewright account: password set by somebody else'],
      [member.user.email, 'Your Sitewright account: email changed by somebody else'],
    ],
  );
  assert.ok(mails.every(({ text }) => !text.includes(change.email)));
});

test('the owner is told what their account may do from now on, and not what stays', async () => {
  const member = await signIn(host());
  const admin = await asAdmin();
  const [made] = await mailsOf(1, () =>
    update(admin, member, { role: 'admin', release_manager: 1, oto1: 1 }),
  );
  assert.deepEqual(
    [made?.to, made?.subject],
    [member.user.email, 'Your Sitewright account: rights changed'],
  );
  assert.match(made?.text ?? '', /\n\nRole: admin \(was member\)\nRelease manager: yes\n/);
  const before = files.length;
  assert.equal((await update(admin, member, { name: 'Other', oto2: 1 })).statusCode, 200);
  const [unmade] = await mailsOf(1, () => update(admin, member, { release_manager: 0 }));
  assert.equal(files.length, before + 1);
  assert.match(unmade?.text ?? '', /Release manager: no/);
});

test('admins who change their own account are told of a new password alone', async () => {
  await asAdmin();
  const admin = await asAdmin();
  const [told] = await mailsOf(1, () =>
    update(admin, admin, { password: 'another good one', release_manager: 1 }),
  );
  assert.equal(told?.subject, 'Your Sitewright account: password changed');
});

test('an agency manager’s new password for a user is told to the user', async () => {
  const manager = await signIn(host(), { flags: { oto_6: 1 } });
  const body = {
    name: 'Client',
    email: `${randomUUID()}@example.com`,
    password: 'first one',
    oto1: 0,
  } as const;
  const added = await call(host(), addAgencyUser, { body }, manager.headers);
  const id = addAgencyUser.response.parse(added.json()).agency?.id ?? '';
  const change = { ...body, password: 'second one' };
  const [told] = await mailsOf(1, () =>
    call(host(), updateAgencyUser, { params: { id }, body: change }, manager.headers),
  );
  assert.deepEqual(
    [told?.to, told?.subject],
    [body.email, 'Your Sitewright account: password set by somebody else'],
  );
});

test('the owner is told that the account is suspended and why, and when it no longer is', async () => {
  const member = await signIn(host());
  const { headers } = await asAdmin();
  const params = { id: member.user.id };
  const body = { reason: 'It sends spam — “a lot”' };
  const [suspended] = await mailsOf(1, () => call(host(), suspendUser, { params, body }, headers));
  assert.equal(suspended?.subject, 'Your Sitewright account: suspended');
  assert.match(suspended?.text ?? '', /Reason: It sends spam — “a lot”/);
  const [lifted] = await mailsOf(1, () => call(host(), liftUserSuspension, { params }, headers));
  assert.equal(lifted?.subject, 'Your Sitewright account: no longer suspended');
  assert.equal(lifted?.to, member.user.email);
});

test('a change stands when its mail cannot be sent, and the log says so', async () => {
  const broken = { send: () => Promise.reject(new Error('no route to the mail server')) };
  const other = await buildTestApp({ mail: broken });
  try {
    const member = await signIn(other);
    const body = { current_password: member.password, password: 'another good one' };
    const answer = await call(other, changePassword, { body }, member.headers);
    assert.equal(answer.statusCode, 200);
    const lines: unknown[] = [];
    const log = Object.assign(Object.create(other.app.log), {
      error: (...line: unknown[]) => lines.push(line),
    }) as typeof other.app.log;
    const config = fixedConfig(parseRuntimeConfig({}));
    const deps = { clock: other.clock.now, mail: broken, config, publicUrl: 'http://app.test' };
    await tellOwner(deps, member.user, { kind: 'password-changed' }, log);
    assert.match(JSON.stringify(lines), /the owner of an account could not be told/);
  } finally {
    await other.close();
  }
});
