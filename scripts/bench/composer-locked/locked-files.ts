import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../webpack/workspaces';

/** Instructions and refinements written before the composer they measure; never changed afterwards. */
const folders = {
  first: path.join(root, 'site-composer/measure/locked'),
  second: path.join(root, 'site-composer/measure/locked-second'),
  third: path.join(root, 'site-composer/measure/locked-third'),
  fourth: path.join(root, 'site-composer/measure/locked-fourth'),
  fifth: path.join(root, 'site-composer/measure/locked-fifth'),
} as const;

export type LockedSet = keyof typeof folders;

export const lockedSets = Object.keys(folders) as readonly LockedSet[];

/** Where a set lies; the pages by somebody else are with the first. */
export function folderOf(set: LockedSet): string {
  return folders[set];
}

/** Names every locked file whose content differs from the digest noted for it. */
export async function findChangedFiles(folder: string): Promise<string[]> {
  const digests = await readFile(path.join(folder, 'instructions.sha256'), 'utf8');
  const changed: string[] = [];
  for (const line of digests.trim().split('\n')) {
    const [noted, name] = line.split(/\s+/);
    if (noted === undefined || name === undefined) throw new Error(`Not a digest: ${line}`);
    const content = await readFile(path.join(folder, name));
    if (createHash('sha256').update(content).digest('hex') !== noted) changed.push(name);
  }
  return changed;
}
