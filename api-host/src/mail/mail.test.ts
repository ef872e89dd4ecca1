import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from './mail.port';
import { openMail } from './open-mail';

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

interface Received {
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly raw: Buffer;
  readonly user: string | undefined;
}

/** A mail server on a port of its own; `accept` false refuses recipients. */
async function withServer(
  accept: boolean,
  visit: (port: number, received: Received[]) => Promise<void>,
): Promise<void> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onRcptTo: (_address, _session, done) => done(accept ? null : new Error('No such mailbox')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({
          envelope: { from, to },
          raw: Buffer.concat(chunks),
          user: user === undefined ? undefined : String(user),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  try {
    await visit(port, received);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
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

test('without a server a mail becomes a file of RFC 5322 bytes', async () => {
  const receipt = await openMail(settings()).send(mail);
  assert.equal(receipt.kind, 'outbox');
  assert.ok(receipt.kind === 'outbox' && receipt.path.endsWith('.eml'));
  assert.equal(dirname(receipt.path), join(folder, 'outbox'));
  const raw = await readFile(receipt.path);
  await assertIsTheMail(raw, 'no-reply@sites.example.com');
  const lines = raw.toString('latin1').split('\r\n');
  assert.ok(!lines.join('').includes('\n'), 'every line ends with CR LF');
  assert.ok(lines.every((line) => line.length <= 998 && /^[\x20-\x7e\t]*$/.test(line)));
  // It holds a token: for the host's own account only.
  assert.equal((await stat(receipt.path)).mode & 0o077, 0);
  assert.equal((await stat(dirname(receipt.path))).mode & 0o077, 0);
});

test('every mail has a file of its own, and no half one stays', async () => {
  const outboxFolder = join(folder, 'many');
  const port = openMail(settings({ outboxFolder }));
  await Promise.all(Array.from({ length: 20 }, () => port.send(mail)));
  const names = await readdir(outboxFolder);
  assert.equal(names.length, 20);
  assert.ok(names.every((name) => name.endsWith('.eml')));
});

test('with a server a mail is handed to it, signed in as the address says', async () => {
  await withServer(true, async (port, received) => {
    const smtpUrl = `smtp://postman:pass%20word@127.0.0.1:${port}`;
    const mailFrom = 'Sitewright <hello@sites.example.com>';
    const receipt = await openMail(settings({ smtpUrl, mailFrom })).send(mail);
    assert.deepEqual(receipt, { kind: 'sent' });
    assert.equal(received.length, 1);
    const [arrived] = received;
    assert.ok(arrived);
    assert.deepEqual(arrived.envelope, {
      from: 'hello@sites.example.com',
      to: ['mira@example.com'],
    });
    assert.equal(arrived.user, 'postman');
    await assertIsTheMail(arrived.raw, 'hello@sites.example.com');
  });
});

test('a refused recipient and a server that is away reject', async () => {
  let closedPort = 0;
  await withServer(false, async (port, received) => {
    closedPort = port;
    const refusing = openMail(settings({ smtpUrl: `smtp://127.0.0.1:${port}` }));
    await assert.rejects(refusing.send(mail), /No such mailbox/);
    assert.deepEqual(received, []);
  });
  const away = openMail(settings({ smtpUrl: `smtp://127.0.0.1:${closedPort}` }));
  await assert.rejects(away.send(mail), /ECONNREFUSED/);
});

const sly = [
  'a,victim@example.com',
  'a;victim@example.com',
  '<victim>@example.com',
  'a\r\nBcc:victim@example.com',
  '"a"@example.com',
];
for (const to of sly) {
  test(`one recipient stays one: ${JSON.stringify(to)}`, async () => {
    await withServer(true, async (port, received) => {
      const sending = openMail(settings({ smtpUrl: `smtp://127.0.0.1:${port}` })).send({
        ...mail,
        to,
      });
      await sending.catch(() => undefined);
      for (const { envelope, raw } of received) {
        assert.equal(envelope.to.length, 1);
        assert.notEqual(envelope.to[0], 'victim@example.com');
        assert.doesNotMatch(raw.toString(), /^bcc:/im);
      }
    });
  });
}
