import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { remoteName } from './build-manifest';

const authentication = 'bearer';

/** What a service token may be allowed to do. Reading what it works on comes with everything else. */
export const tokenActions = ['publish', 'rollout', 'rollback', 'read'] as const;
export type TokenAction = (typeof tokenActions)[number];

/** Days a service token lives, and how many of a remote may be in use at a time. */
export const tokenLimits = { days: 90, mostDays: 365, note: 60, ofRemote: 50 } as const;

/** How the secret of every service token begins, for secret scanners. */
export const tokenPrefix = 'swr_';

/** A service token without its secret, which nobody has but whoever created it. */
export const releaseToken = z.object({
  /** As the audit log and the history name it. */
  id: z.string(),
  remote: z.string(),
  actions: z.array(z.enum(tokenActions)),
  /** What somebody wrote to tell it from others. */
  note: z.string(),
  /** Email of the account that created it; null once there is no such account. */
  creator: z.nullable(z.string()),
  creatorId: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null while it was never used. */
  lastUsedAt: z.nullable(z.string()),
  /** `orphaned`: the account that created it may not release the remote at present. */
  state: z.enum(['active', 'expired', 'revoked', 'orphaned']),
});
export type ReleaseToken = z.infer<typeof releaseToken>;

const daysText = `A token lives for 1 to ${tokenLimits.mostDays} days`;

/** Tokens of the remotes the caller may release, newest first; of those that ended the last 100 of a remote stay listed for 90 days. */
export const listReleaseTokens = defineEndpoint({
  operation: 'listReleaseTokens',
  method: 'GET',
  path: '/api/releases/tokens',
  authentication,
  summary: 'List service tokens',
  fallback: 'The tokens could not be loaded',
  query: z.strictObject({ remote: z.optional(remoteName) }),
  response: z.object({ message: z.string(), tokens: z.array(releaseToken) }),
});

/**
 * Makes a token for one remote and a set of actions. The answer is the only place that ever has its secret. It works as
 * long as the account that created it may release the remote.
 */
export const createReleaseToken = defineEndpoint({
  operation: 'createReleaseToken',
  method: 'POST',
  path: '/api/releases/tokens',
  authentication,
  summary: 'Create a service token',
  fallback: 'The token could not be created',
  body: z.strictObject({
    remote: remoteName,
    actions: z.array(z.enum(tokenActions, 'A token cannot be allowed to do that')).check(
      z.minLength(1, 'Choose what the token may do'),
      z.refine((actions) => new Set(actions).size === actions.length, 'Each action is named once'),
    ),
    note: z._default(
      z.string().check(z.trim(), z.maxLength(tokenLimits.note, 'The note is too long')),
      '',
    ),
    days: z._default(
      z.int(daysText).check(z.minimum(1, daysText), z.maximum(tokenLimits.mostDays, daysText)),
      tokenLimits.days,
    ),
  }),
  response: z.object({ message: z.string(), secret: z.string(), token: releaseToken }),
});

/** Ends a token at once. 404 for a token of a remote the caller may not release, 409 when it has ended. */
export const revokeReleaseToken = defineEndpoint({
  operation: 'revokeReleaseToken',
  method: 'POST',
  path: '/api/releases/tokens/revoke',
  authentication,
  summary: 'Revoke a service token',
  fallback: 'The token could not be revoked',
  body: z.strictObject({
    id: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'A token is named by 16 digits and letters')),
  }),
  response: z.object({ message: z.string(), token: releaseToken }),
});
