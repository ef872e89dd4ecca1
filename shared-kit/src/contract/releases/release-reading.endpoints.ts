import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildVersion, remoteName } from './build-manifest';
import { gateVerdict } from './release-gates';
import { releaseRules } from './release-rules';
import { failureGroup } from './failure-trace';
import { releaseEntry, releaseStatus } from './release-status';
import { rolloutStep } from './rollout-steps';

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
    /** Page loads of one rollout only, of both arms. */
    rollout: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/, 'rollout is not valid'))),
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

/**
 * What was thrown in a version of a remote, grouped, most frequent first, with its stacks led back to the sources by the
 * maps the build was published with. The host keeps at most 50 groups of a version, for 30 days.
 */
export const getReleaseFailures = defineEndpoint({
  operation: 'getReleaseFailures',
  method: 'GET',
  path: '/api/releases/failures/:remote',
  authentication,
  summary: 'Read what was thrown in a version of a remote',
  fallback: 'The failures could not be loaded',
  params: z.strictObject({ remote: remoteName }),
  query: z.strictObject({ version: buildVersion }),
  response: z.object({
    message: z.string(),
    groups: z.array(failureGroup),
    /** Whether the build came with maps; without them frames are places in the built scripts. */
    hasMaps: z.boolean(),
  }),
});

/** What the gates of a rollout answered, each time they were asked, newest first. */
export const getGateVerdicts = defineEndpoint({
  operation: 'getGateVerdicts',
  method: 'GET',
  path: '/api/releases/gates/:rollout',
  authentication,
  summary: 'Read what the gates of a rollout answered',
  fallback: 'What the gates answered could not be loaded',
  params: z.strictObject({
    rollout: z.string().check(z.regex(/^[\w-]{1,60}$/, 'rollout is not valid')),
  }),
  query: z.strictObject({
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200, 'limit is at most 200')),
      50,
    ),
  }),
  response: z.object({ message: z.string(), verdicts: z.array(gateVerdict) }),
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

/** What would be seen of a rollout by when, from the traffic of the last hour. */
export const rolloutPlan = z.object({
  message: z.string(),
  /** Reported page loads of the remote a minute. */
  loadsPerMinute: z.number(),
  /** The share the rest is about, of 10,000. */
  share: z.number(),
  /** What a rollout takes where nobody names steps: those of the build, or else the first one fits the traffic. */
  steps: z.array(rolloutStep),
  /** The rules of the build that was named; null without any. A host before this field does not say. */
  rules: z.optional(z.nullable(releaseRules)),
  /** In seconds from the start, null for more than a week. */
  sights: z.array(
    z.object({
      /** Share of page loads that fail, from 0 to 1. */
      failing: z.number(),
      /** When half of such builds have been taken back. */
      usualSeconds: z.nullable(z.number()),
      /** When 95 of 100 have been. */
      mostSeconds: z.nullable(z.number()),
    }),
  ),
});
export type RolloutPlan = z.infer<typeof rolloutPlan>;

/**
 * Says before a rollout what the controller would see of a bad build by when, at a share or else at the one
 * that fits the traffic. The figures are those of its own test.
 */
export const planRollout = defineEndpoint({
  operation: 'planRollout',
  method: 'GET',
  path: '/api/releases/plan',
  authentication,
  summary: 'Say how soon a bad build would be found',
  fallback: 'What would be seen by when could not be worked out',
  query: z.strictObject({
    remote: remoteName,
    /** A published build, for the rules it brings along. */
    version: z.optional(buildVersion),
    share: z.optional(
      z.coerce
        .number()
        .check(z.int(), z.nonnegative(), z.maximum(10_000, 'A share is from 0.01% to 100%')),
    ),
  }),
  response: rolloutPlan,
});
