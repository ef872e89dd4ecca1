import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { RemoteRoute } from 'shared-kit/contract';
import { readRoutes } from './remote-routes';

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
  /** Short name, as in `/remotes/<name>/…`: the package's without its `mfe-`. */
  readonly name: string;
  /** Where packages are installed and builds are written: the nearest folder with a lock file. */
  readonly root: string;
  /** From the root; empty where the remote is all there is. */
  readonly folder: string;
  readonly version: string;
  readonly hostApi: string;
  readonly routes: readonly RemoteRoute[];
  /** The team it belongs to. */
  readonly owner?: string | undefined;
}

/** A version names the installed packages, so there has to be a lock file, in the folder or above it. */
function rootOf(folder: string): string {
  for (let root = folder; ; root = path.dirname(root)) {
    if (existsSync(path.join(root, 'package-lock.json'))) return root;
    if (root === path.dirname(root))
      throw new Error(`No package-lock.json in ${folder} or above it: run npm install`);
  }
}

/** Reads the remote in a folder; throws naming file and field of what is wrong. */
export function readRemote(folder: string): RemoteWorkspace {
  const file = path.join(folder, 'package.json');
  const parsed = remotePackage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, version, sitewright } = parsed.data;
  const root = rootOf(folder);
  return {
    name: name.slice('mfe-'.length),
    root,
    folder: path.relative(root, folder).replaceAll(path.sep, '/'),
    version,
    ...sitewright,
    routes: readRoutes(folder),
  };
}

/** Where a build of a remote is written: an immutable folder named after its version. */
export function remoteOutput({ root, name }: RemoteWorkspace, version: string): string {
  return path.join(root, 'dist/remotes', name, version);
}
