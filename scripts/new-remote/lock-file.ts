import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type Packages = Record<string, unknown>;

/** Puts an entry where npm would put it; the order of the others stays. */
function insert(packages: Packages, key: string, value: unknown): Packages {
  const entries = Object.entries(packages).filter(([other]) => other !== key);
  const behind = entries.findIndex(([other]) => other.localeCompare(key, 'en') > 0);
  const at = behind === -1 ? entries.length : behind;
  return Object.fromEntries([...entries.slice(0, at), [key, value], ...entries.slice(at)]);
}

/**
 * The lock file with one more workspace, as npm writes it. Right only for a workspace whose packages
 * are all in the lock file already.
 */
export function withWorkspace(lock: string, folder: string, manifest: string): string {
  const document = JSON.parse(lock) as { packages: Packages };
  const { version, dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  const entered = insert(document.packages, folder, { version, dependencies, devDependencies });
  const linked = insert(entered, `node_modules/${folder}`, { resolved: folder, link: true });
  return `${JSON.stringify({ ...document, packages: linked }, null, 2)}\n`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Tells bootstrap.mjs that what is installed is what the new lock file says, if it was so before. */
export async function followLock(stampFile: string, before: string, after: string): Promise<void> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  const [installedFrom, ...set] = stamp.split(' ');
  if (installedFrom === digest(before)) {
    await writeFile(stampFile, [digest(after), ...set].join(' '));
  }
}
