import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces';

/** What never reaches a build: tests and their fixtures, other people's output. */
const ignored = /(^|\/)(node_modules|dist|testing|tsconfig[^/]*\.json)(\/|$)|\.test\.tsx?$|\.md$/;

function listFiles(relative: string): string[] {
  const entries = readdirSync(path.join(root, relative), { withFileTypes: true });
  return entries
    .map((entry) => ({ entry, file: path.posix.join(relative, entry.name) }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(file) : [file]))
    .toSorted();
}

/** The first digits of the SHA-256 of each file a folder's build is made from, by path in that folder. */
export function hashSources(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(root, file)));
      return [path.posix.relative(folder, file), hash.digest('hex').slice(0, 12)];
    }),
  );
}

/**
 * Hash of everything a build is made from: staleness is a question of content, never of dates.
 *
 * @param inputs files and folders relative to the root; the build's own arrangement is always among them
 * @param packages installed packages it is made from, one line each: `lockedPackages`
 * @returns eight hex digits, enough to tell the builds of one version apart
 */
export function hashInputs(inputs: readonly string[], packages: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const input of [...inputs, 'scripts/webpack']) {
    const files = path.extname(input) ? [input] : listFiles(input);
    for (const file of files) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
    }
  }
  for (const line of packages) hash.update(`\0${line}`);
  return hash.digest('hex').slice(0, 8);
}
