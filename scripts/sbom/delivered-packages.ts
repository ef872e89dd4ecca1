import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../webpack/outputs';
import { nameAt } from './lock-file';
import type { LockedPackage } from './lock-file';

type Lock = ReadonlyMap<string, LockedPackage>;

/** Finds a package as Node does: beside who asks, and then further up. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (lock.has(place)) return place;
    if (folder === '.' || folder === '') return null;
  }
}

/** What a package is given; a peer it can do without is nobody's to install. */
function neededBy(locked: LockedPackage | undefined): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    locked ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Where everything is installed that a workspace brings at run time: its dependencies and theirs, binaries for other
 * platforms and workspaces among them. It is what `npm install --omit=dev -w` gives the image.
 */
export function installedFor(lock: Lock, workspace: string): Set<string> {
  const found = new Set<string>();
  const waiting = [workspace];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    for (const name of neededBy(lock.get(place))) {
      const next = placeOf(lock, place, name);
      if (next === null) continue;
      waiting.push(lock.get(next)?.link === true ? name : next);
    }
  }
  return found;
}

function* sourceMapsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceMapsBelow(file);
    else if (entry.name.endsWith('.map')) yield file;
  }
}

/** Where a bundled source was installed; null for our own, and for what the bundler itself adds. */
export function placeOfSource(source: string): string | null {
  const inside = /(?:^|\/)((?:[\w-]+\/)?node_modules\/.+)$/.exec(
    source.replace(/^webpack:\/\/[^/]*/, ''),
  )?.[1];
  const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(inside ?? '')?.[1];
  return found?.replace(/^\.\.\//, '') ?? null;
}

/** Where the packages are installed whose code is in the builds for browsers: their source maps name each source. */
export function bundledPackages(lock: Lock, folder: string = distFolder): Set<string> {
  const found = new Set<string>();
  for (const part of ['shell', 'remotes', 'editor']) {
    for (const file of sourceMapsBelow(path.join(folder, part))) {
      const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
      for (const source of sources) {
        const place = placeOfSource(source);
        if (place !== null) found.add(lock.has(place) ? place : `node_modules/${nameAt(place)}`);
      }
    }
  }
  return found;
}
