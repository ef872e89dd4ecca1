import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { remoteName } from './build-manifest';

const authentication = 'bearer';

/** So many accounts own a remote at most. */
export const mostOwners = 20;

/** Who has no account is told so; `emailField` would bring the texts of all forms along. */
const accountEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, 'Email is too long'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'Invalid email format'),
  );

/** An account that may publish and roll out one remote, under its present name and email. */
export const releaseOwner = z.object({
  remote: z.string(),
  account: z.string(),
  name: z.string(),
  email: z.string(),
  since: z.string(),
});
export type ReleaseOwner = z.infer<typeof releaseOwner>;

const answer = z.object({ message: z.string(), owners: z.array(releaseOwner) });

/** Owners of all remotes, for everybody who may release one. */
export const listReleaseOwners = defineEndpoint({
  operation: 'listReleaseOwners',
  method: 'GET',
  path: '/api/releases/owners',
  authentication,
  summary: 'List the owners of remotes',
  fallback: 'The owners could not be loaded',
  response: answer,
});

/**
 * Lets an account publish, roll out and take back one remote. For administrators; the remote need not be released
 * yet. 404 without such an account, 409 when it owns the remote already or there are `mostOwners`.
 */
export const addReleaseOwner = defineEndpoint({
  operation: 'addReleaseOwner',
  method: 'POST',
  path: '/api/releases/owners',
  authentication,
  summary: 'Make an account an owner of a remote',
  fallback: 'The owner could not be added',
  body: z.strictObject({ remote: remoteName, email: accountEmail }),
  response: answer,
});

/** Takes that away again, and with it the tokens the account created for the remote. */
export const removeReleaseOwner = defineEndpoint({
  operation: 'removeReleaseOwner',
  method: 'POST',
  path: '/api/releases/owners/remove',
  authentication,
  summary: 'Remove an owner of a remote',
  fallback: 'The owner could not be removed',
  body: z.strictObject({ remote: remoteName, account: z.uuid('account must be a UUID') }),
  response: answer,
});
