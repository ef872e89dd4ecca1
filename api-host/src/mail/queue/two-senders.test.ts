import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { givenEncryptionKey } from '../../secrets/encryption-key';
import { secretBox } from '../../secrets/secret-box';
import { systemRandom } from '../../randomness';
import { signIn } from '../../testing/sign-in';
import { buildTestApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { openForTwoHosts } from '../../testing/two-hosts';
import type { SharedDatabase } from '../../testing/two-hosts';
import { smtpMail } from '../smtp-mail';
import { openMailServer } from '../testing/mail-server';
import type { MailServer } from '../testing/mail-server';
import { databaseMailQueue } from './mail-queue';
import { sendDueMails } from './mail-sender';

const mails = 40;
const box = secretBox(givenEncryptionKey(randomBytes(32)));
let shared: SharedDatabase;
let host: TestApp;
let server: MailServer;

before(async () => {
  server = await openMailServer();
  shared = await openForTwoHosts();
  host = await buildTestApp(shared.first);
});
after(async () => {
  await host.close();
  await shared.close();
  await server.close();
});

test('two hosts share the mails and send none twice', async () => {
  const { db } = shared.first;
  const clock = host.clock.now;
  const queue = databaseMailQueue({ clock, box });
  const ids = Array.from({ length: mails }, () => randomUUID());
  for (const id of ids) {
    const account = (await signIn(host)).user.id;
    const expiresAt = new Date(clock().getTime() + 60_000);
    const mail = { to: `${id}@example.com`, subject: 'One', text: 'One', account, expiresAt };
    await queue.add(db, { ...mail, kind: 'notice' }, host.app.log);
  }
  const by = [0, 0];
  const sendFrom = (part: SharedDatabase['first'], at: number) => {
    const through = smtpMail(server.url, 'no-reply@app.test');
    const mail = {
      send: (...given: Parameters<typeof through.send>) => {
        by[at] = (by[at] ?? 0) + 1;
        return through.send(...given);
      },
    };
    const { log } = host.app;
    return sendDueMails({ db: part.db, clock, random: systemRandom, box, mail, log });
  };
  await Promise.all([sendFrom(shared.first, 0), sendFrom(shared.second, 1)]);
  const arrived = server.arrived.flatMap(({ to }) => to);
  assert.deepEqual(arrived.toSorted(), ids.map((id) => `${id}@example.com`).toSorted());
  assert.ok(
    by.every((sent) => sent > 0),
    `each takes its part: ${by.join()}`,
  );
});
