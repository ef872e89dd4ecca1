import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote as readRemoteAt } from 'build-kit/remote-workspace';
import type { RemoteWorkspace } from 'build-kit/remote-workspace';
import * as z from 'zod/mini';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Reads `mfe-<name>` of this repository; throws naming file and field of what is wrong. */
export function readRemote(folder: string): RemoteWorkspace {
  return readRemoteAt(path.join(root, folder));
}

/**
 * Folders of the remotes that are checked out, by name. Nothing else lists them, so that a new remote
 * is a new folder and a team may check out its own alone.
 */
export function remoteFolders(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'package.json')))
    .toSorted();
}

/** All remotes of this repository. */
export function readRemotes(): RemoteWorkspace[] {
  return remoteFolders().map(readRemote);
}

/** A workspace's own version. */
export function readVersion(folder: string): string {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
