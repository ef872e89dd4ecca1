import * as z from 'zod/mini';

/** Who may see a route: `anyone` renders bare, `member` inside the dashboard shell behind the guard. */
export const routeAccess = z.enum(['anyone', 'member']);

/** A route a remote serves; `title` is the header's page title. */
export const remoteRoute = z.object({
  path: z.string().check(z.startsWith('/')),
  access: routeAccess,
  title: z.string(),
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

/** A file of a build, relative to the build's folder. */
const buildFile = z.object({
  path: z.string(),
  size: z.number(),
  /** `sha384-<base64>`, the format of the integrity attribute. */
  integrity: z.string(),
});

/** `build.json`, written into every build's folder by the build: the build describes itself. */
export const buildManifest = z.object({
  name: z.string(),
  /** package.json's version plus the first eight hex digits of the hash of everything built from. */
  version: z.string(),
  /** The script that starts it, relative to the folder. */
  entry: z.string(),
  /** Files every visit needs besides the entry: preload links are made from these. */
  preload: z.array(z.string()),
  /** Fonts to preload for the first paint: the shell's only. */
  fonts: z._default(z.array(z.string()), []),
  /** Semver range of the host API a remote was written for. */
  hostApi: z.string(),
  /** The shell's only: which of its files carry each lazily provided shared module. */
  provides: z.record(z.string(), z.array(z.string())),
  /** Semver range of shared-kit a remote was built against. */
  sharedKit: z.string(),
  routes: z.array(builtRoute),
  files: z.array(buildFile),
});
export type BuildManifest = z.infer<typeof buildManifest>;

/** What the shell needs to run one remote. */
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

/** `/releases.json`: which version of every remote everyone runs. `serial` only grows. */
export const releaseRecord = z.object({
  schema: z.literal(1),
  serial: z.number(),
  shell: z.object({ version: z.string() }),
  remotes: z.record(z.string(), z.object({ stable: remoteRelease })),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;
