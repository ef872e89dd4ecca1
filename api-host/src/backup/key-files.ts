import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a data folder keeps apart from the database so that a copy of the database is not enough. */
const names = ['encryption-key', 'release-keys'] as const;

/** Their folder in a backup that was told to hold them. */
export const keyFolder = 'keys';

/** Copies the keys there are. */
export async function copyKeys(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    if (!existsSync(join(from, name))) continue;
    await cp(join(from, name), join(to, name), { recursive: true });
  }
}
