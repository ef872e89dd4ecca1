import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { RemoteRoute } from 'shared-kit/contract';
import { readRoutes } from './remote-routes';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

const remotePackage = z.object({
  name: z.string().check(z.startsWith('mfe-')),
  version: z.string(),
  // Strict: routes in package.json, where they once were, would be read by nobody.
  sitewright: z.strictObject({
    hostApi: z.string(),
    owner: z.optional(z.string().check(z.maxLength(80))),
  }),
});

/** What a remote says about itself: package.json, and `src/app/routes.ts` for its routes. */
export interface RemoteWorkspace {
  /** Short name, as in `/remotes/<name>/…`: the folder without its `mfe-`. */
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly hostApi: string;
  readonly routes: readonly RemoteRoute[];
  /** The team it belongs to. */
  readonly owner?: string | undefined;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads `mfe-<name>`; throws naming file and field of what is wrong. */
export function readRemote(folder: string): RemoteWorkspace {
  const file = path.join(root, folder, 'package.json');
  const parsed = remotePackage.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, version, sitewright } = parsed.data;
  const routes = readRoutes(path.join(root, folder));
  return { name: name.slice('mfe-'.length), folder, version, ...sitewright, routes };
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
  return z.object({ version: z.string() }).parse(readJson(path.join(root, folder, 'package.json')))
    .version;
}
