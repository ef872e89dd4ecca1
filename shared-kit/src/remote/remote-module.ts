import type { ComponentType } from 'react';

/** A page as its own chunk: `() => import('../features/…/x.route')` with a default-exported component. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

/**
 * The one thing a remote exposes (`src/remote.tsx` default-exports it, `satisfies RemoteModule`).
 * Pages are loaders, not components, so that the shell can warm a page before it is visited and put
 * one time-out, one error card and one Retry around everything that has to arrive.
 * Changes here are additive, or they bump the host API's major version (rule 4).
 */
export interface RemoteModule {
  /** Semver range of the host API the remote was written for, such as `^1.0.0`. */
  readonly hostApi: string;
  /** Page per route path: `pagesOf` the routes of `src/app/routes.ts`. */
  readonly pages: Readonly<Record<string, PageLoader>>;
}
