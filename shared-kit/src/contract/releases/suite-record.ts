import * as z from 'zod/mini';
import { builtRoute } from '../release-record';

/** `sha384-<base64>`, the format of the integrity attribute. A wrong format would break every browser. */
export const integrity = z
  .string()
  .check(z.regex(/^sha384-[\w+/]{64}$/, 'integrity must be sha384- and 64 characters of base64'));

const text = z.string().check(z.minLength(1));
const count = z.int().check(z.nonnegative());

/** One version of a remote as browsers run it. */
export const remoteVersion = z.object({
  version: text,
  /** Folder of the build, such as `/remotes/projects/1.0.0-0a1b2c3d/`. */
  base: text,
  /** Files relative to `base`, as in the build's own description. */
  entry: text,
  preload: z.array(z.string()),
  /** Semver range of the host API it needs. */
  hostApi: text,
  /** Semver range of shared-kit it needs. */
  sharedKit: text,
  routes: z.array(builtRoute),
  /** Every script and style of the build, entry included, relative to `base`. */
  files: z.record(z.string(), integrity),
});
export type RemoteVersion = z.infer<typeof remoteVersion>;

/** A version that a part of everyone gets. */
export const candidate = z.object({
  release: remoteVersion,
  /** Names the draw: `bucketOf(remote, rollout, subject)`. A new rollout draws anew. */
  rollout: text,
  /** How many of 10,000 buckets get it. */
  share: count.check(z.maximum(10_000)),
});

/** What everyone runs of one remote. */
export const remoteState = z.object({
  stable: remoteVersion,
  /** The stable before: the last good version when stable fails in a browser. */
  previous: z.optional(remoteVersion),
  candidate: z.optional(candidate),
});
export type RemoteState = z.infer<typeof remoteState>;

/**
 * The release record, the signed payload of `/releases.json`: what everyone runs. Every change is a new
 * record with a higher serial; going back is a new record too.
 */
export const suiteRecord = z.object({
  schema: z.literal(2),
  /** Only grows. */
  serial: count,
  /** ISO 8601, UTC. */
  issued: z.string(),
  /** Nothing but rollbacks until it is lifted. */
  frozen: z.optional(z.boolean()),
  /** The shell most pages are made of. The same as `remotes.shell` says, for readers from before that. */
  shell: z.object({ version: text, previous: z.optional(text) }),
  /** By name, the shell itself among them (`shellName`): without routes, and without hashes, which come with the page. */
  remotes: z.record(z.string(), remoteState),
});
export type SuiteRecord = z.infer<typeof suiteRecord>;

/** `/releases.json` as served: a JWS in general JSON serialization; see `rollout/signed-record.ts`. */
export const signedRecord = z.object({
  payload: z.string(),
  signatures: z.array(z.object({ protected: z.string(), signature: z.string() })),
});
export type SignedRecord = z.infer<typeof signedRecord>;
