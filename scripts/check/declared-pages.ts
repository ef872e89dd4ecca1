/** A remote's pages and what its package.json says about them. */
export interface RemotePages {
  readonly folder: string;
  /** Text of `src/app/pages.ts`. */
  readonly pages: string;
  /** Paths under `sitewright.routes` of package.json. */
  readonly routes: readonly string[];
}

const pageKey = /^\s*'(\/[^']*)':/gm;

/**
 * Paths that stand in only one of the two places. A page that package.json does not declare passes
 * types and build, and nobody can reach it.
 */
export function findUndeclaredPages({ folder, pages, routes }: RemotePages): string[] {
  const loaded = [...pages.matchAll(pageKey)].map(([, path = '']) => path);
  return [
    ...loaded
      .filter((path) => !routes.includes(path))
      .map((path) => `${folder}/package.json: declare ${path} under sitewright.routes`),
    ...routes
      .filter((path) => !loaded.includes(path))
      .map(
        (path) => `${folder}/src/app/pages.ts: ${path} is declared, but no page is loaded for it`,
      ),
  ];
}
