import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildManifest, buildVersion, remoteName } from './build-manifest';
import {
  finding,
  publishedBuild,
  releaseEntry,
  releaseStatus,
  rolloutSteps,
} from './release-status';
import { integrity } from './suite-record';

const authentication = 'bearer';
const reason = z._default(
  z.string().check(z.trim(), z.maxLength(500, 'The reason is too long')),
  '',
);
/**
 * The serial of the record somebody looked at when they decided. When the remote has changed since, the
 * answer is a 409 that says who did what.
 */
const seen = z.optional(z.int().check(z.positive()));
const changed = z.object({ message: z.string(), status: releaseStatus });
/** A change that met the compatibility check; `blocks` among the findings is a 409 instead. */
const checked = z.object({
  message: z.string(),
  status: releaseStatus,
  findings: z.array(finding),
});

/** What everyone runs, rollouts under way and how they fare. */
export const getReleases = defineEndpoint({
  operation: 'getReleases',
  method: 'GET',
  path: '/api/releases',
  authentication,
  summary: 'Read the state of all releases',
  fallback: 'The releases could not be loaded',
  response: z.object({ message: z.string(), status: releaseStatus }),
});

/** The audit trail, newest first; `before` is the serial to go on from. */
export const getReleaseHistory = defineEndpoint({
  operation: 'getReleaseHistory',
  method: 'GET',
  path: '/api/releases/history',
  authentication,
  summary: 'Read the history of release records',
  fallback: 'The history could not be loaded',
  query: z.strictObject({
    remote: z.optional(remoteName),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200, 'limit is at most 200')),
      50,
    ),
  }),
  response: z.object({ message: z.string(), entries: z.array(releaseEntry) }),
});

/** Health per minute and version of one remote, oldest first, for a chart. */
export const getReleaseHealth = defineEndpoint({
  operation: 'getReleaseHealth',
  method: 'GET',
  path: '/api/releases/health/:remote',
  authentication,
  summary: 'Read the health of a remote by minute',
  fallback: 'The health could not be loaded',
  params: z.strictObject({ remote: remoteName }),
  query: z.strictObject({
    minutes: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1440, 'minutes is at most 1440')),
      60,
    ),
  }),
  response: z.object({
    message: z.string(),
    points: z.array(
      z.object({ minute: z.string(), version: z.string(), loads: z.number(), harmed: z.number() }),
    ),
    /** Failures of the same minutes by phase and cause, most frequent first. */
    failures: z.array(
      z.object({
        version: z.string(),
        phase: z.string(),
        cause: z.string(),
        count: z.number(),
      }),
    ),
  }),
});

/** Builds that can be started, newest first. */
export const listBuilds = defineEndpoint({
  operation: 'listBuilds',
  method: 'GET',
  path: '/api/releases/builds',
  authentication,
  summary: 'List published builds',
  fallback: 'The builds could not be loaded',
  query: z.strictObject({ remote: z.optional(remoteName) }),
  response: z.object({ message: z.string(), builds: z.array(publishedBuild) }),
});

/**
 * Publishes a build. While files are missing the answer names them: upload them and publish again. The
 * same content again is a no-op, other content under the same version a 409.
 */
export const publishBuild = defineEndpoint({
  operation: 'publishBuild',
  method: 'POST',
  path: '/api/releases/publish',
  authentication,
  summary: 'Publish a build',
  fallback: 'The build could not be published',
  body: z.strictObject({ manifest: buildManifest }),
  response: z.object({
    message: z.string(),
    state: z.enum(['incomplete', 'published', 'unchanged']),
    /** Paths still to be uploaded. */
    missing: z.array(z.string()),
    findings: z.array(finding),
  }),
});

/** A file of 6 MB as base64; a larger script belongs to nobody's first visit. */
const uploadBodyBytes = 8 * 1024 * 1024;

/** Uploads one file of a version that is not published yet; the content must be what its hash says. */
export const uploadBuildFile = defineEndpoint({
  operation: 'uploadBuildFile',
  method: 'POST',
  path: '/api/releases/upload',
  authentication,
  summary: 'Upload a file of a build',
  fallback: 'The file could not be uploaded',
  bodyBytes: uploadBodyBytes,
  body: z.strictObject({
    remote: remoteName,
    version: buildVersion,
    integrity,
    content: z.base64('content must be base64'),
  }),
  response: z.object({ message: z.string() }),
});

/** Checks a build against everything it would meet. */
export const checkBuild = defineEndpoint({
  operation: 'checkBuild',
  method: 'POST',
  path: '/api/releases/check',
  authentication,
  summary: 'Check a build against everything live',
  fallback: 'The build could not be checked',
  body: z.strictObject({ remote: remoteName, version: buildVersion }),
  response: z.object({ message: z.string(), findings: z.array(finding) }),
});

/**
 * Starts a rollout; without steps 1%, 10% and 50% with bake times. The first version of a remote nobody
 * has goes to everyone at once.
 */
export const startRollout = defineEndpoint({
  operation: 'startRollout',
  method: 'POST',
  path: '/api/releases/start',
  authentication,
  summary: 'Start a rollout',
  fallback: 'The rollout could not be started',
  body: z.strictObject({
    remote: remoteName,
    version: buildVersion,
    steps: z.optional(rolloutSteps),
    reason,
    seen,
  }),
  response: checked,
});

/** Takes the rollout to its next step, past the bake time, or with `all` to everyone. */
export const promoteRollout = defineEndpoint({
  operation: 'promoteRollout',
  method: 'POST',
  path: '/api/releases/promote',
  authentication,
  summary: 'Promote a rollout',
  fallback: 'The rollout could not be promoted',
  body: z.strictObject({ remote: remoteName, all: z._default(z.boolean(), false), reason, seen }),
  response: checked,
});

/** Stops a rollout from advancing; it is still evaluated and still rolled back when it fails. */
export const pauseRollout = defineEndpoint({
  operation: 'pauseRollout',
  method: 'POST',
  path: '/api/releases/pause',
  authentication,
  summary: 'Pause a rollout',
  fallback: 'The rollout could not be paused',
  body: z.strictObject({ remote: remoteName, reason, seen }),
  response: changed,
});

/** Lets a paused rollout advance again; the present step bakes anew. */
export const resumeRollout = defineEndpoint({
  operation: 'resumeRollout',
  method: 'POST',
  path: '/api/releases/resume',
  authentication,
  summary: 'Resume a rollout',
  fallback: 'The rollout could not be resumed',
  body: z.strictObject({ remote: remoteName, reason, seen }),
  response: changed,
});

/**
 * Takes back the candidate, or when there is none the stable version: to the previous one, or to the
 * version named. A new record that skips every gate, a freeze included. With `from` only that version is
 * taken back: whoever was overtaken by another rollback must not take back the good version too.
 */
export const rollBack = defineEndpoint({
  operation: 'rollBack',
  method: 'POST',
  path: '/api/releases/rollback',
  authentication,
  summary: 'Roll back a remote',
  fallback: 'The rollback failed',
  body: z.strictObject({
    remote: remoteName,
    version: z.optional(buildVersion),
    from: z.optional(buildVersion),
    reason,
  }),
  response: changed,
});

/** Stops, or allows again, every change but rollbacks. */
export const freezeReleases = defineEndpoint({
  operation: 'freezeReleases',
  method: 'POST',
  path: '/api/releases/freeze',
  authentication,
  summary: 'Freeze or unfreeze all releases',
  fallback: 'The freeze could not be changed',
  body: z.strictObject({ frozen: z.boolean(), reason }),
  response: changed,
});

/** Which version somebody gets, and why. Exactly one of `email` and `subject`. */
export const explainVersion = defineEndpoint({
  operation: 'explainVersion',
  method: 'GET',
  path: '/api/releases/why',
  authentication,
  summary: 'Say why somebody gets a version',
  fallback: 'The version could not be explained',
  query: z.strictObject({
    remote: remoteName,
    email: z.optional(z.string()),
    subject: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    message: z.string(),
    version: z.string(),
    arm: z.enum(['stable', 'candidate']),
    serial: z.number(),
    /** Null when no rollout is under way: nothing is drawn then. */
    bucket: z.nullable(z.number()),
    share: z.nullable(z.number()),
    rollout: z.nullable(z.string()),
  }),
});

/** Builds that nothing needs any more: listed, and removed only when asked to. */
export const collectBuilds = defineEndpoint({
  operation: 'collectBuilds',
  method: 'POST',
  path: '/api/releases/collect',
  authentication,
  summary: 'List or remove builds nothing needs',
  fallback: 'The builds could not be collected',
  body: z.strictObject({
    remove: z.boolean(),
    /** Builds that were live within so many days stay, for tabs that are still open. */
    keepDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 30),
  }),
  response: z.object({
    message: z.string(),
    builds: z.array(publishedBuild),
    removed: z.boolean(),
  }),
});

const releaseKey = z.object({
  kid: z.string(),
  state: z.enum(['active', 'retired']),
  /** Whether this host signs with it. */
  signsHere: z.boolean(),
  createdAt: z.string(),
});

/** The keys records are signed with. */
export const listReleaseKeys = defineEndpoint({
  operation: 'listReleaseKeys',
  method: 'GET',
  path: '/api/releases/keys',
  authentication,
  summary: 'List the keys that sign release records',
  fallback: 'The keys could not be loaded',
  response: z.object({ message: z.string(), keys: z.array(releaseKey) }),
});

/**
 * `add` makes a new key on this host, which signs beside the old one, so pages opened before still
 * verify; `retire` ends one. The last key of a host cannot be retired.
 */
export const changeReleaseKeys = defineEndpoint({
  operation: 'changeReleaseKeys',
  method: 'POST',
  path: '/api/releases/keys',
  authentication,
  summary: 'Add or retire a signing key',
  fallback: 'The keys could not be changed',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('add') }),
    z.strictObject({ action: z.literal('retire'), kid: z.string() }),
  ]),
  response: z.object({ message: z.string(), keys: z.array(releaseKey) }),
});
