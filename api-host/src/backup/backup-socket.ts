import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

/** What a command may ask of the host that holds the data folder; one line of JSON each. */
export const question = z.object({ ask: z.enum(['copy', 'needed']) });

/** What the host says to it: the name of a copy in the data folder, folders that are needed, or why not. */
export const answer = z.union([
  z.object({ copy: z.string() }),
  z.object({ needed: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);
export type Answer = z.output<typeof answer>;

/** Begins the name of every copy in a data folder. */
export const copyPrefix = 'backup-copy-';

const addressFile = (dataDir: string) => join(dataDir, 'backup-socket');

/** What a system takes for the address of a Unix socket, less some. */
const longestAddress = 100;

/**
 * Where the host listens: in the data folder, which is closed to everybody but the host's own user, or in a
 * folder of its own where that path is too long for a socket. Windows has pipes, known by their names alone.
 */
export function chooseAddress(dataDir: string): { address: string; forget: () => void } {
  const inside = join(dataDir, 'backup.sock');
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\sitewright-${randomBytes(16).toString('hex')}`;
    return { address: pipe, forget: () => {} };
  }
  if (Buffer.byteLength(inside) <= longestAddress) {
    rmSync(inside, { force: true });
    return { address: inside, forget: () => rmSync(inside, { force: true }) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-'));
  return {
    address: join(folder, 'backup.sock'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Tells commands where; from another container the data folder may have another path. */
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
