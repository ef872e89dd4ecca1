import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What never reaches a build: tests and their fixtures, other people's output, what is hidden. */
const ignored =
  /(^|\/)(node_modules|dist|testing|tsconfig[^/]*\.json|package-lock\.json|\.[^/]+)(\/|$)|\.test\.tsx?$|\.md$/;

/** The arrangement itself, in this repository or as it was installed. */
const arrangement = import.meta.dirname;

function listFiles(folder: string, relative = ''): string[] {
  const entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
  return entries
    .map((entry) => ({ entry, file: path.posix.join(relative, entry.name) }))
    .filter(({ file }) => !ignored.test(file))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? listFiles(folder, file) : [file]))
    .toSorted();
}

/** The first digits of the SHA-256 of each file a folder's build is made from, by path in that folder. */
export function hashSources(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, file)));
      return [file, hash.digest('hex').slice(0, 12)];
    }),
  );
}

/** What a build is made from. */
export interface HashedInputs {
  readonly root: string;
  /** Files and folders, from the root; build-kit's own arrangement is always among them. */
  readonly inputs: readonly string[];
  /** What counts besides them, a line each, such as installed packages: `lockedPackages`. */
  readonly lines: readonly string[];
}

/**
 * Hash of everything a build is made from: staleness is a question of content, never of dates.
 *
 * @returns eight hex digits, enough to tell the builds of one version apart
 */
export function hashBuild({ root, inputs, lines }: HashedInputs): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const add = (name: string, file: string): void => {
    hash.update(`\0${name}\0`).update(readFileSync(file));
  };
  for (const input of inputs) {
    const place = path.join(root, input);
    if (path.extname(input)) add(input, place);
    else for (const file of listFiles(place)) add(`${input}/${file}`, path.join(place, file));
  }
  for (const file of listFiles(arrangement)) add(`build-kit/${file}`, path.join(arrangement, file));
  for (const line of lines) hash.update(`\0${line}`);
  return hash.digest('hex').slice(0, 8);
}
