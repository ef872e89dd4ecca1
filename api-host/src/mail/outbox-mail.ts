import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.port';
import { messageOf } from './message';

/** Writes mails as `.eml` files, for hosts without a mail server: any mail program opens them. */
export function outboxMail(folder: string, from: string): MailPort {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was composed as a stream');
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const path = join(folder, `${name}.eml`);
      await writeWhole(folder, path, message);
      return { kind: 'outbox', path };
    },
  };
}

/** Only the host's own user may read mails: they contain tokens. */
async function writeWhole(folder: string, path: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${path}.part`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}
