import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { emailField, messageResponse, nameField, passwordField, user, userLimits } from './user';

/**
 * Exchanges an email and a password for a session token that lives 24 hours. For an account with a second factor
 * the right password is answered with 401 SECOND_FACTOR_REQUIRED and a `challenge` for `completeLogin`.
 */
export const login = defineEndpoint({
  operation: 'login',
  method: 'POST',
  path: '/api/login',
  authentication: 'none',
  summary: 'Sign in with email and password',
  fallback: 'Login failed',
  body: z.strictObject({ email: emailField, password: passwordField }),
  response: z.object({ message: z.string(), token: z.string(), user }),
});

/** Ends the caller's session on the server, so a copied token is worthless after signing out. */
export const logout = defineEndpoint({
  operation: 'logout',
  method: 'POST',
  path: '/api/logout',
  authentication: 'bearer',
  summary: 'End the current session',
  fallback: 'Logout failed',
  response: messageResponse,
});

/** The signed-in user. */
export const getProfile = defineEndpoint({
  operation: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  authentication: 'bearer',
  summary: 'Read the signed-in user',
  fallback: 'Get User failed',
  response: z.object({ message: z.string(), user }),
});

/**
 * Changes the caller's own name and email. `current_password` is ours and optional: another email needs it
 * (400 INVALID_CREDENTIALS at that field) and is the account's only once it is confirmed with the token that
 * is mailed there (`confirmEmailChange`). Until then the answer's user has the email so far. The answer
 * does not tell whether another account has that email.
 */
export const updateProfile = defineEndpoint({
  operation: 'updateProfile',
  method: 'POST',
  path: '/api/profile',
  authentication: 'bearer',
  summary: 'Change the signed-in user’s name and email',
  fallback: 'Update failed',
  body: z.strictObject({
    name: nameField,
    email: emailField,
    current_password: z.optional(
      z.string().check(z.maxLength(userLimits.passwordMax, 'The password is too long')),
    ),
  }),
  response: z.object({ message: z.string(), user }),
});

/** Changes the caller's password; every other session of the caller ends. */
export const changePassword = defineEndpoint({
  operation: 'changePassword',
  method: 'POST',
  path: '/api/change-password',
  authentication: 'bearer',
  summary: 'Change the signed-in user’s password',
  fallback: 'Update failed',
  body: z.strictObject({
    current_password: z
      .string()
      .check(
        z.minLength(1, 'Old password is required'),
        z.maxLength(userLimits.passwordMax, 'Old password is too long'),
      ),
    password: passwordField,
  }),
  response: messageResponse,
});
