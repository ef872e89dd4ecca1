import path from 'node:path';
import { routesFile } from 'build-kit/remote-routes';

/** A remote's page files, and where it declares its pages. */
export interface RemotePages {
  readonly folder: string;
  /** Text of `src/app/routes.ts`. */
  readonly routes: string;
  /** Its `*.route.tsx` files, from the root. */
  readonly pages: readonly string[];
}

/** Pages that no route loads: with a test of their own they pass everything else, and nobody can reach them. */
export function findUndeclaredPages({ folder, routes, pages }: RemotePages): string[] {
  const loaded = new Set(
    [...routes.matchAll(/import\(\s*(['"])(.+?)\1/g)].map(([, , module]) => module),
  );
  const from = path.posix.join(folder, path.posix.dirname(routesFile));
  return pages
    .filter((page) => !loaded.has(path.posix.relative(from, page).replace(/\.tsx$/, '')))
    .map((page) => `${page}: no route in ${folder}/${routesFile} loads this page`);
}
