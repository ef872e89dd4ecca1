import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { createMetrics } from '../../features/metrics/host-metrics';
import { givenEncryptionKey } from '../../secrets/encryption-key';
import { secretBox } from '../../secrets/secret-box';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { smtpMail } from '../smtp-mail';
import { openMailServer } from '../testing/mail-server';
import type { MailServer } from '../testing/mail-server';
import { databaseMailQueue, mostWaiting } from './mail-queue';
import type { QueuedMail } from './mail-queue.port';
import { leaseMs, mostAttempts, sendDueMails, startMailSender } from './mail-sender';
import type { MailSenderDeps } from './mail-sender';
import { claimMails } from './queued-mails.repository';

const minute = 60_000;
const hour = 60 * minute;
const token = 'TOKEN-of-a-reset-mail';

let host: TestApp;
let server: MailServer;
let account: string;
let lines: unknown[];
const box = secretBox(givenEncryptionKey(randomBytes(32)));

before(async () => {
  host = await buildTestApp();
});
after(() => host.close());
beforeEach(async () => {
  server = await openMailServer();
  lines = [];
  account = (await signIn(host)).user.id;
});
afterEach(async () => {
  await server.close();
  await host.db.deleteFrom('queued_mails').execute();
});

const log = () => {
  const note = (...line: unknown[]) => void lines.push(line);
  return { info: note, warn: note, error: note };
};
const long = 60_000;
const patience = { connectionTimeout: long, socketTimeout: long, mailTimeout: long };
const through = (greetingTimeout: number) =>
  smtpMail(server.url, 'no-reply@app.test', { ...patience, greetingTimeout });
const sender = (change: Partial<MailSenderDeps> = {}): MailSenderDeps => ({
  db: host.db,
  clock: host.clock.now,
  // The shortest possible waits.
  random: (count) => Buffer.alloc(count),
  box,
  mail: through(long),
  log: log(),
  ...change,
});
const queue = () => databaseMailQueue({ clock: host.clock.now, box });
const add = (change: Partial<QueuedMail> = {}) =>
  host.db.transaction().execute((transaction) =>
    queue().add(
      transaction,
      {
        to: 'mira@example.com',
        subject: 'Reset your password',
        text: `Enter ${token}\n`,
        kind: 'reset',
        account,
        expiresAt: new Date(host.clock.now().getTime() + hour),
        ...change,
      },
      log(),
    ),
  );
const rows = () => host.db.selectFrom('queued_mails').selectAll().execute();
const send = (change?: Partial<MailSenderDeps>) => sendDueMails(sender(change));
const arrivals = () => server.arrived.flatMap(({ to }) => to);

test('a mail is sent once and deleted', async () => {
  await add({ replyTo: 'visitor@example.com' });
  await send();
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com']);
  const raw = server.arrived[0]?.raw.toString() ?? '';
  assert.match(raw, /^Subject: Reset your password\r$/m);
  assert.match(raw, /^Reply-To: visitor@example.com\r$/m);
  assert.ok(raw.includes(token));
  assert.deepEqual(await rows(), []);
});

test('neither address nor token can be read in the database or in the log', async () => {
  server.turn('refuses');
  await add();
  await send();
  const stored = JSON.stringify([await rows(), lines]);
  assert.ok(stored.includes(account));
  for (const secret of [token, 'mira@example.com', 'Reset your']) {
    assert.ok(!stored.includes(secret), secret);
  }
});

test('a clock that was ahead and gets corrected does not delay a dead host’s mail', async () => {
  await add();
  const ahead = 20 * minute;
  host.clock.advance(ahead);
  assert.equal((await claimMails(host.db, { now: host.clock.now(), leaseMs, most: 8 })).length, 1);
  host.clock.setBack(ahead);
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com']);
});

test('a postponed mail keeps its wait however long, unless the clock was ahead', async () => {
  server.turn('refuses');
  await add({ expiresAt: new Date(host.clock.now().getTime() + 48 * hour) });
  for (let tries = 1; tries <= 10; tries += 1) {
    await send();
    const [mail] = await rows();
    assert.equal(mail?.attempts, tries);
    // Its regular wait, however long, is not a sign of a wrong clock.
    await send();
    assert.equal((await rows())[0]?.attempts, tries);
    host.clock.advance((mail?.next_at.getTime() ?? 0) - host.clock.now().getTime());
  }
  host.clock.advance(5 * hour);
  await send();
  host.clock.setBack(5 * hour);
  server.turn('takes');
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com']);
});

test('a mail added by a failed transaction is not stored', async () => {
  const failing = host.db.transaction().execute(async (transaction) => {
    const expiresAt = new Date(host.clock.now().getTime() + hour);
    const mail = { to: 'a@b.example', subject: '', text: '', expiresAt, account } as const;
    await queue().add(transaction, { ...mail, kind: 'notice' }, log());
    throw new Error('undone');
  });
  await assert.rejects(failing, /undone/);
  assert.deepEqual(await rows(), []);
});

for (const mood of ['refuses', 'hangs'] as const) {
  test(`while the server ${mood} the mail is kept, and sent when it is back`, async () => {
    server.turn(mood);
    await add();
    await send({ mail: through(mood === 'hangs' ? 50 : long) });
    assert.deepEqual([(await rows()).length, arrivals()], [1, []]);
    server.turn('takes');
    // Not before it is due.
    await send();
    assert.deepEqual(arrivals(), []);
    host.clock.advance(minute);
    await send();
    assert.deepEqual([await rows(), arrivals()], [[], ['mira@example.com']]);
  });
}

test('an unavailable server is retried at growing intervals, within a link’s hour', async () => {
  await add();
  await server.close();
  const waits: number[] = [];
  for (;;) {
    await send();
    const [row] = await rows();
    if (!row || row.given_up_at !== null) break;
    waits.push(row.next_at.getTime() - host.clock.now().getTime());
    host.clock.advance(waits.at(-1) ?? 0);
  }
  const grown = waits.slice(0, -1);
  assert.ok(grown.length > 5 && grown.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0)));
  assert.equal(
    waits.reduce((sum, wait) => sum + wait, 0),
    hour,
  );
  server = await openMailServer();
});

test('the waits of two mails are randomised', async () => {
  server.turn('refuses');
  const shares = [0, 0xff];
  await add();
  await add();
  await send({ random: (count) => Buffer.alloc(count, shares.shift()) });
  const [first, second] = await rows();
  assert.notDeepEqual(first?.next_at, second?.next_at);
});

test('an expired mail is given up: its content is deleted, and it is never sent', async () => {
  await add();
  host.clock.advance(hour);
  await send();
  const [row] = await rows();
  assert.deepEqual(
    [row?.sealed, row?.given_up_because, row?.given_up_at],
    [null, 'expired', host.clock.now()],
  );
  assert.deepEqual(arrivals(), []);
  host.clock.advance(8 * 24 * hour);
  await send();
  assert.deepEqual(await rows(), []);
});

test('a mail that always fails is given up', async () => {
  await add({ expiresAt: new Date('2027-01-01T00:00:00Z') });
  server.turn('refuses');
  for (let n = 0; n < mostAttempts; n += 1) {
    await send();
    host.clock.advance(2 * hour);
  }
  const [row] = await rows();
  assert.deepEqual([row?.given_up_because, row?.attempts], ['attempts', mostAttempts]);
});

test('a mail encrypted with another key is left to the host that has it', async () => {
  await add();
  await send({ box: secretBox(givenEncryptionKey(randomBytes(32))) });
  host.clock.advance(minute);
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com']);
});

test('waiting mails per account are limited separately per kind', async () => {
  for (let n = 0; n < mostWaiting; n += 1) assert.ok(await add({ kind: 'message' }));
  assert.equal(await add({ kind: 'message' }), false);
  assert.match(JSON.stringify(lines), /too many mails of an account wait/);
  assert.ok(await add({ kind: 'notice' }));
  const other = (await signIn(host)).user.id;
  assert.ok(await add({ kind: 'message', account: other }));
  await send();
  assert.ok(await add({ kind: 'message' }), 'what was sent makes room');
});

test('the mail that expires first is sent first', async () => {
  await add({ to: 'notice@example.com', expiresAt: new Date('2026-02-01T00:00:00Z') });
  for (let n = 0; n < 8; n += 1) await add();
  let first: string[] = [];
  server.onArrived(async () => {
    if (arrivals().length === 8) first = arrivals();
  });
  await send();
  assert.equal(arrivals().length, 9);
  assert.ok(!first.includes('notice@example.com'));
});

test('a mail is sent again if its host died before recording that it was sent', async () => {
  await add();
  // Killed between the server's acceptance and the deletion: the row stays as claimed.
  const killed = sender();
  const sent: Promise<unknown>[] = [];
  const dies = {
    send: (mail: Parameters<typeof killed.mail.send>[0]) => {
      sent.push(killed.mail.send(mail));
      return new Promise<never>(() => {});
    },
  };
  void sendDueMails({ ...killed, mail: dies });
  while (sent.length === 0) await new Promise(setImmediate);
  await Promise.all(sent);
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com'], 'not while the lease lasts');
  host.clock.advance(leaseMs);
  await send();
  assert.deepEqual(arrivals(), ['mira@example.com', 'mira@example.com']);
  assert.deepEqual(await rows(), []);
});

test('mails are deleted with their account', async () => {
  await add();
  await host.db.deleteFrom('users').where('id', '=', account).execute();
  assert.deepEqual(await rows(), []);
});

test('the sender sends mails added while it runs, and stops', async () => {
  const running = startMailSender(sender());
  try {
    const arriving = new Promise<void>((resolve) => server.onArrived(async () => resolve()));
    await add();
    await arriving;
  } finally {
    await running.stop();
  }
  assert.deepEqual(await rows(), []);
});

test('metrics report how many wait, since when, and how many were given up', async () => {
  const { registry } = createMetrics(host.db, host.clock.now);
  server.turn('refuses');
  await add();
  await add({ expiresAt: host.clock.now() });
  host.clock.advance(minute);
  await send();
  const text = await registry.metrics();
  assert.match(text, /^sitewright_mails\{state="waiting"\} 1$/m);
  assert.match(text, /^sitewright_mails\{state="given-up"\} 1$/m);
  assert.match(text, /^sitewright_mail_oldest_waiting_seconds 60$/m);
});
