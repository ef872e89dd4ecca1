import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** A command's request to the host that has the data folder open; one line of JSON. */
export const question = z.object({ ask: z.enum(['copy', 'needed']) });

/** The host's response: the name of a copy in the data folder, the needed folders, or an error. */
export const answer = z.union([
  z.object({ copy: z.string() }),
  z.object({ needed: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);
export type Answer = z.output<typeof answer>;

/** Prefix of every copy's name in a data folder. */
export const copyPrefix = 'backup-copy-';

const addressFile = (dataDir: string) => join(dataDir, 'backup-socket');

/** Maximum length of a Unix socket path, with a margin. */
const maxPathLength = 100;

/**
 * Chooses the socket path: in the data folder, which only the host's own user can access, or in a
 * separate folder where that path is too long for a socket. On Windows, a named pipe.
 */
export function chooseAddress(dataDir: string): { address: string; forget: () => void } {
  const inside = join(dataDir, 'backup.sock');
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\sitewright-${randomBytes(16).toString('hex')}`;
    return { address: pipe, forget: () => {} };
  }
  if (Buffer.byteLength(inside) <= maxPathLength) {
    rmSync(inside, { force: true });
    return { address: inside, forget: () => rmSync(inside, { force: true }) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-'));
  return {
    address: join(folder, 'backup.sock'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Stores the socket path for commands; in another container the data folder may have another path.
 */
export function tellAddress(dataDir: string, address: string): void {
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  const isInside = address === join(dataDir, 'backup.sock');
  const text = isInside ? 'backup.sock' : address;
  writeFileSync(addressFile(dataDir), `${text}\n`, { mode: 0o600 });
}

/** Null where no host of this version has ever run. */
export function readAddress(dataDir: string): string | null {
  try {
    const text = readFileSync(addressFile(dataDir), 'utf8').trim();
    return text.startsWith('\\\\') ? text : resolve(dataDir, text);
  } catch {
    return null;
  }
}

export const forgetAddress = (dataDir: string): void =>
  rmSync(addressFile(dataDir), { force: true });
