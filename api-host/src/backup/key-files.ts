import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of the data folder, besides the database, that a restore needs. */
const names = ['encryption-key', 'release-keys'] as const;

/** Their folder in a backup, when it includes them. */
export const keyFolder = 'keys';

/** Copies existing keys. */
export async function copyKeys(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    if (!existsSync(join(from, name))) continue;
    await cp(join(from, name), join(to, name), { recursive: true });
  }
}
