import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { remoteName } from './build-manifest';
import { releaseEntry, releaseStatus } from './release-status';

const authentication = 'bearer';

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
