import * as z from 'zod/mini';

/** Who may see a route: `anyone` renders bare, `member` inside the dashboard shell behind the guard. */
export const routeAccess = z.enum(['anyone', 'member']);

/**
 * A route's entry in the shell's menu. Icon, group and requirement are plain strings: a shell that is older than the
 * remote shows its default icon, the top level, and hides what requires something it does not know.
 */
export const routeMenu = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Ascending. The entries of the specification stand at 10, 20 … 140. */
  position: z.number(),
  icon: z.optional(z.string().check(z.maxLength(40))),
  group: z.optional(z.string().check(z.maxLength(40))),
  requires: z.optional(z.string().check(z.maxLength(40))),
  newTab: z.optional(z.boolean()),
});
export type RouteMenu = z.infer<typeof routeMenu>;

/** A route a remote serves; `title` is the header's page title. */
export const remoteRoute = z.object({
  path: z.string().check(z.startsWith('/')),
  access: routeAccess,
  title: z.string(),
  /** Null for a page without an entry; absent in builds from before entries were declared (decision 079). */
  menu: z.optional(z.nullable(routeMenu)),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

/** A route as built: what its page needs besides the build's entry, so that a host can preload it. */
export const builtRoute = z.object({
  ...remoteRoute.shape,
  /** Files of this build, relative to its folder. */
  preload: z.array(z.string()),
  /** Keys of the shared modules the page takes from its host. */
  shares: z.array(z.string()),
});
export type BuiltRoute = z.infer<typeof builtRoute>;

/** One build of a remote on a host's disk. */
export const remoteRelease = z.object({
  version: z.string(),
  /** Folder of the build, such as `/remotes/projects/1.0.0-0a1b2c3d/`. */
  base: z.string(),
  /** Files relative to `base`, as in the build's own description. */
  entry: z.string(),
  preload: z.array(z.string()),
  hostApi: z.string(),
  routes: z.array(builtRoute),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/**
 * `releases.json` in the folder of builds: the builds `npm run build` made last. What browsers run
 * is another document, the signed record (`releases/suite-record.ts`).
 */
export const releaseRecord = z.object({
  schema: z.literal(1),
  serial: z.number(),
  shell: z.object({ version: z.string() }),
  remotes: z.record(z.string(), z.object({ stable: remoteRelease })),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;
