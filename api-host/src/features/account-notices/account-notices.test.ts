import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import {
  addAgencyUser,
  changePassword,
  liftUserSuspension,
  requestPasswordReset,
  resetPassword,
  suspendUser,
  updateAgencyUser,
  updateUser,
} from 'shared-kit/contract';
import { databaseMailQueue } from '../../mail/queue/mail-queue';
import { outboxMail } from '../../mail/outbox-mail';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import { givenEncryptionKey, UnusableEncryptionKey } from '../../secrets/encryption-key';
import { secretBox } from '../../secrets/secret-box';
import { call } from '../../testing/call';
import { signIn } from '../../testing/sign-in';
import type { SignedIn } from '../../testing/sign-in';
import { buildTestApp, sharedTestApp } from '../../testing/test-app';

const folder = await mkdtemp(join(tmpdir(), 'notices-'));
after(() => rm(folder, { recursive: true }));

const outbox = outboxMail(folder, 'no-reply@app.test');
const files: string[] = [];
let waiting: { count: number; resolve: () => void } | null = null;
/** A queue that delivers straight to the outbox of a real host, and counts the mails in it. */
const mail: MailQueue = {
  async add(_transaction, one) {
    const receipt = await outbox.send(one);
    if (receipt.kind === 'outbox') files.push(receipt.path);
    if (waiting && files.length >= waiting.count) waiting.resolve();
    return true;
  },
};
const host = sharedTestApp({ mail });

/** The mails caused by an action, as a mail program parses them. */
async function mailsOf(count: number, act: () => Promise<{ statusCode: number; body: string }>) {
  const before = files.length;
  const arrived = new Promise<void>((resolve) => {
    waiting = { count: before + count, resolve };
  });
  const answer = await act();
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

test('the owner is notified of a new password, whoever set it and however', async () => {
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

test('an email and password changed by somebody else are notified at the previous email', async () => {
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

test('the owner is notified of changed permissions only', async () => {
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

test('admins changing their own account are notified of a new password only', async () => {
  await asAdmin();
  const admin = await asAdmin();
  const [told] = await mailsOf(1, () =>
    update(admin, admin, { password: 'another good one', release_manager: 1 }),
  );
  assert.equal(told?.subject, 'Your Sitewright account: password changed');
});

test('an agency manager’s new password for a user is notified to the user', async () => {
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

test('the owner is notified of a suspension with its reason, and of its end', async () => {
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

test('the notice is saved with the change or not at all', async () => {
  const queue = databaseMailQueue({
    clock: () => new Date('2026-01-02T03:04:05Z'),
    box: secretBox(givenEncryptionKey(randomBytes(32))),
  });
  let breaks = true;
  const other = await buildTestApp({
    mail: {
      async add(transaction, one, log) {
        const isKept = await queue.add(transaction, one, log);
        if (breaks) throw new Error('the database went away');
        return isKept;
      },
    },
  });
  const waiting = () => other.db.selectFrom('queued_mails').select('kind').execute();
  try {
    const member = await signIn(other);
    const body = { current_password: member.password, password: 'another good one' };
    const change = () => call(other, changePassword, { body }, member.headers);
    assert.equal((await change()).statusCode, 500);
    assert.deepEqual(await waiting(), []);
    breaks = false;
    // Still the old one: the change was rolled back with its notice.
    assert.equal((await change()).statusCode, 200);
    assert.deepEqual(await waiting(), [{ kind: 'notice' }]);
  } finally {
    await other.close();
  }
});

test('a change succeeds where no mail can be encrypted, and the log reports it', async () => {
  const lines: string[] = [];
  const unusable = {
    find: () => null,
    ensure: () => assert.fail(new UnusableEncryptionKey('gone')),
  };
  const mail = databaseMailQueue({ clock: () => new Date(), box: secretBox(unusable) });
  const log = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const other = await buildTestApp({ mail, log });
  try {
    const member = await signIn(other);
    const body = { current_password: member.password, password: 'another good one' };
    const answer = await call(other, changePassword, { body }, member.headers);
    assert.equal(answer.statusCode, 200);
    assert.match(lines.join(''), /could not be encrypted and is not sent/);
  } finally {
    await other.close();
  }
});
