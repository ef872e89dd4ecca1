import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import type { Mail } from './mail.port';
import { openMail } from './open-mail';
import { smtpMail } from './smtp-mail';
import { openMailServer } from './testing/mail-server';
import type { MailServer } from './testing/mail-server';

const mail: Mail = {
  to: 'mira@example.com',
  subject: 'Reset your Café password – now',
  text: `Grüße,\n.a line with a dot\nhttp://app.test/reset-password?token=${'aB-_'.repeat(11)}\n`,
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-mail-'));
});
after(() => rm(folder, { recursive: true }));

const settings = (change: Partial<Parameters<typeof openMail>[0]> = {}) => ({
  smtpUrl: null,
  mailFrom: null,
  publicUrl: 'https://sites.example.com:8443',
  outboxFolder: join(folder, 'outbox'),
  ...change,
});

/** Runs a mail server during `visit`. */
async function withServer(
  mood: Parameters<typeof openMailServer>[0],
  visit: (server: MailServer) => Promise<void>,
): Promise<void> {
  const server = await openMailServer(mood);
  try {
    await visit(server);
  } finally {
    await server.close();
  }
}

async function assertIsTheMail(raw: Buffer, from: string): Promise<void> {
  const parsed = await PostalMime.parse(raw);
  assert.equal(parsed.subject, mail.subject);
  assert.equal(parsed.text?.trimEnd(), mail.text.trimEnd());
  assert.equal(parsed.from?.address, from);
  assert.deepEqual(
    parsed.to?.map(({ address }) => address),
    ['mira@example.com'],
  );
  assert.ok(parsed.messageId);
  assert.ok(parsed.date);
  assert.equal(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-generated');
}

test('without a server a mail becomes a file in RFC 5322 format', async () => {
  const receipt = await openMail(settings()).send(mail);
  assert.equal(receipt.kind, 'outbox');
  assert.ok(receipt.kind === 'outbox' && receipt.path.endsWith('.eml'));
  assert.equal(dirname(receipt.path), join(folder, 'outbox'));
  const raw = await readFile(receipt.path);
  await assertIsTheMail(raw, 'no-reply@sites.example.com');
  const lines = raw.toString('latin1').split('\r\n');
  assert.ok(!lines.join('').includes('\n'), 'every line ends with CR LF');
  assert.ok(lines.every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line)));
  // It contains a token: accessible to the host's own user only.
  assert.equal((await stat(receipt.path)).mode & 0o077, 0);
  assert.equal((await stat(dirname(receipt.path))).mode & 0o077, 0);
});

test('every mail has a separate file, and no partial one remains', async () => {
  const outboxFolder = join(folder, 'many');
  const port = openMail(settings({ outboxFolder }));
  await Promise.all(Array.from({ length: 20 }, () => port.send(mail)));
  const names = await readdir(outboxFolder);
  assert.equal(names.length, 20);
  assert.ok(names.every((name) => name.endsWith('.eml')));
});

test('with a server a mail is sent to it, with the credentials of the URL', async () => {
  await withServer('takes', async ({ port, arrived }) => {
    const smtpUrl = `smtp://postman:pass%20word@127.0.0.1:${port}`;
    const mailFrom = 'Sitewright <hello@sites.example.com>';
    const receipt = await openMail(settings({ smtpUrl, mailFrom })).send(mail);
    assert.deepEqual(receipt, { kind: 'sent' });
    assert.equal(arrived.length, 1);
    const [one] = arrived;
    assert.ok(one);
    assert.deepEqual([one.from, one.to], ['hello@sites.example.com', ['mira@example.com']]);
    assert.equal(one.user, 'postman');
    await assertIsTheMail(one.raw, 'hello@sites.example.com');
  });
});

test('a refused recipient and an unavailable server reject', async () => {
  let smtpUrl = '';
  await withServer('refuses', async ({ url, arrived }) => {
    smtpUrl = url;
    await assert.rejects(openMail(settings({ smtpUrl })).send(mail), /No such mailbox/);
    assert.deepEqual(arrived, []);
  });
  await assert.rejects(openMail(settings({ smtpUrl })).send(mail), /ECONNREFUSED/);
});

const none = 2_000_000_000;
const impatient = { greetingTimeout: 50, connectionTimeout: none, socketTimeout: none };

test('a silent server rejects', async () => {
  await withServer('hangs', async ({ url }) => {
    const hanging = smtpMail(url, 'me@example.com', { ...impatient, mailTimeout: none });
    await assert.rejects(hanging.send(mail), /Greeting never received/);
  });
});

test('a mail that takes too long rejects, even if its server keeps sending', async () => {
  await withServer('takes', async ({ url, onArrived }) => {
    let finish = () => {};
    onArrived(() => new Promise((resolve) => (finish = resolve)));
    const limits = { ...impatient, greetingTimeout: none, mailTimeout: 50 };
    await assert.rejects(smtpMail(url, 'me@example.com', limits).send(mail), /takes too long/);
    finish();
  });
});

const sly = [
  'a,victim@example.com',
  'a;victim@example.com',
  '<victim>@example.com',
  'a\r\nBcc:victim@example.com',
  '"a"@example.com',
];
for (const to of sly) {
  test(`one recipient is never parsed as several: ${JSON.stringify(to)}`, async () => {
    await withServer('takes', async ({ url, arrived }) => {
      const sending = openMail(settings({ smtpUrl: url })).send({ ...mail, to });
      await sending.catch(() => undefined);
      for (const { to: recipients, raw } of arrived) {
        assert.equal(recipients.length, 1);
        assert.notEqual(recipients[0], 'victim@example.com');
        assert.doesNotMatch(raw.toString(), /^bcc:/im);
      }
    });
  });
}
