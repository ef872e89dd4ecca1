import * as z from 'zod/mini';
import { accountListQuery, accountParams, accountTotal } from './account-list';
import { defineEndpoint } from './endpoint';
import {
  emailField,
  flag,
  messageResponse,
  nameField,
  passwordField,
  suspensionOfAccount,
} from './user';

/** A user of an agency as its manager sees them: of the flags, only the one called Unlimited. */
export const agencyUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  created_at: z.string(),
  oto_1: flag,
  ...suspensionOfAccount,
});
export type AgencyUser = z.infer<typeof agencyUser>;

/** The caller's agency users, for an admin everybody's, newest first; pages as in `listUsers`. */
export const listAgencyUsers = defineEndpoint({
  operation: 'listAgencyUsers',
  method: 'GET',
  path: '/api/agency',
  authentication: 'bearer',
  summary: 'List agency users',
  fallback: 'Get Users failed',
  query: accountListQuery,
  response: z.object({ message: z.string(), agency: z.array(agencyUser), total: accountTotal }),
});

/**
 * Adds a user who belongs to the caller; 409 when another account has the email, 403 also when the caller has
 * given away as many as one agency can have.
 */
export const addAgencyUser = defineEndpoint({
  operation: 'addAgencyUser',
  method: 'POST',
  path: '/api/add-agency',
  authentication: 'bearer',
  summary: 'Add an agency user',
  fallback: 'Create User failed',
  body: z.strictObject({
    name: nameField,
    email: emailField,
    password: passwordField,
    oto1: z._default(flag, 0),
  }),
  /** `agency` is optional: a host with only the specification's calls sends just the message. */
  response: z.object({ message: z.string(), agency: z.optional(agencyUser) }),
});

/** One agency user, to edit; another manager's is not found. */
export const getAgencyUser = defineEndpoint({
  operation: 'getAgencyUser',
  method: 'GET',
  path: '/api/agency/:id',
  authentication: 'bearer',
  summary: 'Read an agency user',
  fallback: 'Get Users failed',
  params: accountParams,
  response: z.object({ message: z.string(), agency: agencyUser }),
});

/** Changes an agency user; what is null or not named stays. A new password ends their sessions. */
export const updateAgencyUser = defineEndpoint({
  operation: 'updateAgencyUser',
  method: 'POST',
  path: '/api/update-agency/:id',
  authentication: 'bearer',
  summary: 'Change an agency user',
  fallback: 'Update User failed',
  params: accountParams,
  body: z.strictObject({
    name: nameField,
    email: emailField,
    oto1: z.optional(flag),
    password: z.optional(z.nullable(passwordField)),
  }),
  response: z.object({ message: z.string(), agency: z.optional(agencyUser) }),
});

/** Deletes an agency user, ends their sessions and takes down their websites. */
export const deleteAgencyUser = defineEndpoint({
  operation: 'deleteAgencyUser',
  method: 'DELETE',
  path: '/api/delete-agency/:id',
  authentication: 'bearer',
  summary: 'Delete an agency user',
  fallback: 'Delete Users failed',
  params: accountParams,
  response: messageResponse,
});
