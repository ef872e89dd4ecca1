import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes the files of a new remote, by their paths in its folder. */
export async function writeRemote(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}
