import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildVersion, remoteName } from './build-manifest';
import { releaseAudience } from './release-audience';
import { finding, releaseStatus } from './release-status';
import { rolloutSteps } from './rollout-steps';

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

/**
 * Starts a rollout by the rules of its build; steps or an audience beside those of its `release.json` are a 409. Without any: 10% and 50% behind a first step that fits the traffic (`planRollout`). The first version of a remote nobody
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
    /** Who gets it first. Needed for a first step of 0%. */
    audience: z.optional(releaseAudience),
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
