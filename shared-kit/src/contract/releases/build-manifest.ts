import * as z from 'zod/mini';
import { builtRoute } from '../release-record';
import { releaseRules } from './release-rules';
import { integrity } from './suite-record';

/** Names of remotes, also part of addresses and storage keys. */
export const remoteName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'A remote is named in kebab-case, such as "projects"'));

/** A version: package.json's, with the first digits of the hash of what was built after a dash. */
export const buildVersion = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[\w.]{1,60})?$/, 'A version looks like 1.2.3 or 1.2.3-0a1b2c3d'));

/** Every part a plain file name: a path can leave neither the build's folder nor a storage. */
export const filePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/, 'A file of a build has a plain relative path'),
  );

/** A file of a build, relative to the build's folder. */
export const buildFile = z.object({
  path: filePath,
  size: z.int().check(z.nonnegative()),
  integrity,
});

/** Semver ranges or versions by key of the shared module. */
const byModule = z.record(z.string(), z.string());

/** What a build was made from. */
const inputs = {
  /** The first digits of the SHA-256 of each of the remote's own source files, by path. A build before this field does not say. */
  sources: z.optional(z.record(z.string(), z.string())),
  /** Version of each installed package the remote depends on, by its folder in node_modules. A build before this field does not say. */
  packages: z.optional(byModule),
};

/**
 * A file beside `build.json` with what the build was made from, which publishing adds to its description. Hosts serve `build.json`
 * to everybody; this is named as source maps are, which no server of builds hands out.
 */
export const buildInputsFile = 'build-inputs.map';
export const buildInputs = z.object(inputs);
export type BuildInputs = z.infer<typeof buildInputs>;

/** `build.json`, written into every build's folder by the build: the build describes itself. */
export const buildManifest = z.object({
  name: remoteName,
  version: buildVersion,
  /** Commit of the sources; null when they were built outside of git or with changes. */
  commit: z._default(z.nullable(z.string()), null),
  /** The team it belongs to, as its package says; null where it does not. */
  owner: z.optional(
    z.nullable(z.string().check(z.maxLength(80, 'owner has at most 80 characters'))),
  ),
  /** The rules of its rollouts, from `release.json` in the remote's folder. */
  rules: z.optional(releaseRules),
  /** When it was built, ISO 8601 in UTC. */
  builtAt: z._default(z.nullable(z.string()), null),
  /** The script that starts it, relative to the folder. */
  entry: z.string(),
  /** Files every visit needs besides the entry: preload links are made from these. */
  preload: z.array(z.string()),
  /** The shell's only: files of the frame around every page that needs a sign-in. */
  framePreload: z._default(z.array(z.string()), []),
  /** Fonts to preload for the first paint: the shell's only. */
  fonts: z._default(z.array(z.string()), []),
  /**
   * The shell's only: the script that watches how a shell starts, this build's or a candidate's. Pages have it while the
   * shell is rolled out. A build before this field has none, and cannot be rolled out.
   */
  startWatch: z.optional(z.string()),
  /** Semver range of the host API a remote was written for. */
  hostApi: z.string(),
  /** The shell's only: which of its files carry each lazily provided shared module. */
  provides: z.record(z.string(), z.array(z.string())),
  /** The shell's only: what it offers to remotes. */
  offers: z.optional(z.object({ hostApi: z.string(), sharedKit: z.string(), shared: byModule })),
  /** Semver range of shared-kit a remote was built against. */
  sharedKit: z.string(),
  /** Modules a remote exposes, such as `./remote`. */
  exposes: z._default(z.array(z.string()), []),
  /** Semver range per shared module a remote takes from its host. */
  shared: z._default(byModule, {}),
  routes: z.array(builtRoute),
  files: z.array(buildFile),
  ...inputs,
  /** Source maps of its scripts, each named as its script with `.map` behind it. Kept with the build and served to nobody. */
  maps: z.optional(z.array(buildFile)),
});
export type BuildManifest = z.infer<typeof buildManifest>;
