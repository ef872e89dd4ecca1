import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const byName = z.optional(z.record(z.string(), z.string()));

const lockedPackage = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dependencies: byName,
  optionalDependencies: byName,
  peerDependencies: byName,
});

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });

/** What package-lock.json says is installed, by folder. */
export type Lock = z.infer<typeof lockFile>['packages'];

/** What turns sources into a build, besides the sources in this folder. A test holds it against the imports. */
export const buildTools: readonly string[] = [
  '@swc/core',
  'compression-webpack-plugin',
  'minimizer-webpack-plugin',
  'swc-loader',
  'webpack',
];

/** Packages of the suite. What they are made from counts by itself, and the shell provides the kit's libraries. */
const suitePackages = new Set(['node_modules/build-kit', 'node_modules/shared-kit']);

/** Reads package-lock.json of a folder. */
export function readLock(root: string): Lock {
  const text = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return lockFile.parse(JSON.parse(text)).packages;
}

/**
 * The packages that some workspaces really depend on, and those the build needs, as they are installed: one line
 * each, in one order. What another workspace depends on is not among them. Workspaces are links in the
 * lock file and count by their sources.
 */
export function lockedPackages(lock: Lock, workspaces: readonly string[]): string[] {
  const needed = workspaces.flatMap((folder) => needsOf(lock, folder));
  // A workspace in this repository, a package in another one.
  const kit = lock['build-kit'] ? 'build-kit' : 'node_modules/build-kit';
  const tools = buildTools.map((name) => locate(lock, kit, name));
  return reach(lock, [...needed, ...tools]).map((place) => {
    const { version = '', integrity = '' } = lock[place] ?? {};
    return `${place} ${version} ${integrity}`;
  });
}

/** Version of each package a workspace depends on, the tools of the build left out, by its folder in node_modules. */
export function ownPackages(lock: Lock, workspace: string): Record<string, string> {
  const places = reach(lock, needsOf(lock, workspace));
  return Object.fromEntries(
    places.map((place) => [place.replace(/^node_modules\//, ''), lock[place]?.version ?? '']),
  );
}

const isOurs = (lock: Lock, place: string): boolean =>
  lock[place]?.link === true || suitePackages.has(place);

/** Where the packages are that these lead to, themselves included, in one order. */
function reach(lock: Lock, from: readonly (string | undefined)[]): string[] {
  const open = [...from];
  const found = new Set<string>();
  while (open.length > 0) {
    const place = open.pop();
    if (place === undefined || found.has(place) || isOurs(lock, place)) continue;
    found.add(place);
    open.push(...needsOf(lock, place));
  }
  return [...found].toSorted();
}

/** Where the packages are that a package or workspace depends on. */
function needsOf(lock: Lock, folder: string): (string | undefined)[] {
  const entry = lock[folder];
  if (!entry) throw new Error(`package-lock.json does not know ${folder}; run npm install`);
  const { dependencies, optionalDependencies, peerDependencies } = entry;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  // Optional and peer packages need not be installed.
  return names.map((name) => locate(lock, folder, name));
}

/** Where Node finds a package from a folder: in the nearest node_modules upwards. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (lock[place]) return place;
  if (from === '') return undefined;
  const inner = from.lastIndexOf('/node_modules/');
  return locate(lock, inner === -1 ? '' : from.slice(0, inner), name);
}
