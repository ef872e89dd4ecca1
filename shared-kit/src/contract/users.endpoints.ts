import * as z from 'zod/mini';
import { accountListQuery, accountParams, accountTotal } from './account-list';
import { defineEndpoint } from './endpoint';
import { emailField, flag, messageResponse, nameField, passwordField, user } from './user';

/** All users, newest first, or a page of them: see `accountListQuery`. */
export const listUsers = defineEndpoint({
  operation: 'listUsers',
  method: 'GET',
  path: '/api/users',
  authentication: 'bearer',
  summary: 'List users',
  fallback: 'Get Users failed',
  query: accountListQuery,
  response: z.object({ message: z.string(), users: z.array(user), total: accountTotal }),
});

const lockedFlag = z._default(flag, 0);

/** Adds a user, whose role is `user`; 409 when another account has the email. */
export const createUser = defineEndpoint({
  operation: 'createUser',
  method: 'POST',
  path: '/api/create-users',
  authentication: 'bearer',
  summary: 'Add a user',
  fallback: 'Create User failed',
  body: z.strictObject({
    name: nameField,
    email: emailField,
    password: passwordField,
    oto1: lockedFlag,
    oto2: lockedFlag,
    oto3: lockedFlag,
    oto4: lockedFlag,
    oto5: lockedFlag,
    oto6: lockedFlag,
    oto7: lockedFlag,
    oto8: lockedFlag,
    /** Optional extension: who may release. */
    release_manager: z.optional(flag),
  }),
  /** `user` is optional: a host that only knows the specification answers with the message alone. */
  response: z.object({ message: z.string(), user: z.optional(user) }),
});

/** One user, to edit. */
export const getUser = defineEndpoint({
  operation: 'getUser',
  method: 'GET',
  path: '/api/edituser/:id',
  authentication: 'bearer',
  summary: 'Read a user',
  fallback: 'Get Users failed',
  params: accountParams,
  response: z.object({ message: z.string(), user }),
});

const keptFlag = z.optional(flag);

/**
 * Changes a user. Flags not named, and a password that is null or not named, stay as they are. A new
 * password ends the user's other sessions. `role` is an optional extension; the last admin stays one.
 */
export const updateUser = defineEndpoint({
  operation: 'updateUser',
  method: 'POST',
  path: '/api/update-user/:id',
  authentication: 'bearer',
  summary: 'Change a user',
  fallback: 'Update User failed',
  params: accountParams,
  body: z.strictObject({
    name: nameField,
    email: emailField,
    oto1: keptFlag,
    oto2: keptFlag,
    oto3: keptFlag,
    oto4: keptFlag,
    oto5: keptFlag,
    oto6: keptFlag,
    oto7: keptFlag,
    oto8: keptFlag,
    password: z.optional(z.nullable(passwordField)),
    role: z.optional(z.enum(['admin', 'user'], 'role must be admin or user')),
    /** Optional extension: who may release. */
    release_manager: keptFlag,
  }),
  response: z.object({ message: z.string(), user: z.optional(user) }),
});

/** Deletes a user, ends their sessions and takes down their websites. */
export const deleteUser = defineEndpoint({
  operation: 'deleteUser',
  method: 'DELETE',
  path: '/api/delete-user/:id',
  authentication: 'bearer',
  summary: 'Delete a user',
  fallback: 'Delete Users failed',
  params: accountParams,
  response: messageResponse,
});
