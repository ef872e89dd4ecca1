import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { emailField, messageResponse, passwordField, tokenField } from './user';

/**
 * Asks for a reset token by mail. The answer is the same whether or not the address is known, so that
 * nobody can find out who has an account.
 */
export const requestPasswordReset = defineEndpoint({
  operation: 'requestPasswordReset',
  method: 'POST',
  path: '/api/reset',
  authentication: 'none',
  summary: 'Request a password reset by mail',
  fallback: 'Request failed',
  body: z.strictObject({ email: emailField }),
  response: messageResponse,
});

/** Sets a new password with the mailed token, which works once; every session of the user ends. */
export const resetPassword = defineEndpoint({
  operation: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  authentication: 'none',
  summary: 'Set a new password with a reset token',
  fallback: 'Request failed',
  body: z.strictObject({
    token: tokenField,
    password: passwordField,
  }),
  response: messageResponse,
});
