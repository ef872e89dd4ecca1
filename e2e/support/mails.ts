import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningHost } from '../../scripts/test/host-process';

/** The texts of the mails to an address that wait in the outbox, as a mail program would show them. */
export async function mailsTo(host: RunningHost, address: string): Promise<string[]> {
  const folder = path.join(host.dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
