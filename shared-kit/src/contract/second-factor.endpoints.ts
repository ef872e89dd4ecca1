import * as z from 'zod/mini';
import { accountParams } from './account-list';
import { defineEndpoint } from './endpoint';
import { messageResponse, user, userLimits } from './user';

/**
 * A code of the authenticator app (six digits) or a recovery code, as a person types or pastes it: spaces,
 * hyphens and the case of letters mean nothing.
 */
const codeField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter the code', abort: true }),
    z.maxLength(40, 'The code is too long'),
  );

const currentPassword = z
  .string()
  .check(
    z.minLength(1, 'Enter your current password'),
    z.maxLength(userLimits.passwordMax, 'The password is too long'),
  );

/**
 * The second step of signing in to an account with a second factor: exchanges the `challenge` of the refused
 * `login` (401 SECOND_FACTOR_REQUIRED) and a code for a session. 401 INVALID_CREDENTIALS for a wrong or used
 * code, 401 UNAUTHENTICATED when the challenge is over and the password is needed again.
 */
export const completeLogin = defineEndpoint({
  operation: 'completeLogin',
  method: 'POST',
  path: '/api/login/second-factor',
  authentication: 'none',
  summary: 'Sign in with the code of a second factor',
  fallback: 'Login failed',
  body: z.strictObject({
    challenge: z
      .string()
      .check(z.minLength(1, 'challenge is required'), z.maxLength(200, 'challenge is too long')),
    code: codeField,
  }),
  response: z.object({ message: z.string(), token: z.string(), user }),
});

/** The second factor of an account, as its owner sees it. */
export const secondFactor = z.object({
  /** Since when it is asked for; null while it is off. */
  since: z.nullable(z.string()),
  /** Recovery codes that still work. */
  recovery_codes: z.number(),
  /** The operator asks for one: without it, the calls of the account's role are refused. */
  required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Whether the caller's account has a second factor. */
export const getSecondFactor = defineEndpoint({
  operation: 'getSecondFactor',
  method: 'GET',
  path: '/api/second-factor',
  authentication: 'bearer',
  summary: 'Read the second factor of the signed-in user',
  fallback: 'Your second factor could not be loaded',
  response: z.object({ message: z.string(), second_factor: secondFactor }),
});

/**
 * Begins setting up a second factor: a new secret for the caller's authenticator app, which counts once
 * `confirmSecondFactor` has shown that the app has it, within 15 minutes. 400 INVALID_CREDENTIALS at
 * `current_password`; 409 CONFLICT while a second factor is on.
 */
export const beginSecondFactor = defineEndpoint({
  operation: 'beginSecondFactor',
  method: 'POST',
  path: '/api/second-factor/setup',
  authentication: 'bearer',
  summary: 'Begin to set up a second factor',
  fallback: 'The second factor could not be set up',
  body: z.strictObject({ current_password: currentPassword }),
  response: z.object({
    message: z.string(),
    /** Base32, to be typed where no picture can be scanned. */
    secret: z.string(),
    /** `otpauth://totp/…`: what the QR code says. */
    uri: z.string(),
  }),
});

/**
 * Switches the second factor on with a first code of the app, and answers the recovery codes, which are shown
 * this once. Every other session of the caller ends. 400 INVALID_CREDENTIALS at `code`.
 */
export const confirmSecondFactor = defineEndpoint({
  operation: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/second-factor',
  authentication: 'bearer',
  summary: 'Switch on the second factor that was set up',
  fallback: 'The second factor could not be switched on',
  body: z.strictObject({ code: codeField }),
  response: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
});

const proof = z.strictObject({ current_password: currentPassword, code: codeField });

/** Makes the caller's recovery codes anew; those of before no longer work. 400 INVALID_CREDENTIALS, 409 while off. */
export const renewRecoveryCodes = defineEndpoint({
  operation: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  authentication: 'bearer',
  summary: 'Make new recovery codes',
  fallback: 'The recovery codes could not be made',
  body: proof,
  response: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
});

/** Switches the caller's second factor off. 400 INVALID_CREDENTIALS, 409 CONFLICT while it is off. */
export const endSecondFactor = defineEndpoint({
  operation: 'endSecondFactor',
  method: 'POST',
  path: '/api/second-factor/end',
  authentication: 'bearer',
  summary: 'Switch off the second factor',
  fallback: 'The second factor could not be switched off',
  body: proof,
  response: messageResponse,
});

/**
 * Takes the second factor off the account of somebody who has lost it, for administrators; the owner is told by
 * mail. 400 for the caller's own account, which takes password and code; 409 CONFLICT when it has none.
 */
export const removeUserSecondFactor = defineEndpoint({
  operation: 'removeUserSecondFactor',
  method: 'DELETE',
  path: '/api/users/:id/second-factor',
  authentication: 'bearer',
  summary: 'Take the second factor off a user’s account',
  fallback: 'The second factor could not be taken off',
  params: accountParams,
  response: z.object({ message: z.string(), user }),
});

/**
 * Proves that whoever holds the session knows the password, and has the second factor where there is one. For a
 * while, calls that are refused with 403 CONFIRMATION_REQUIRED are then answered; signing in proves the same.
 * 400 INVALID_CREDENTIALS at the field that is missing or wrong.
 */
export const confirmIdentity = defineEndpoint({
  operation: 'confirmIdentity',
  method: 'POST',
  path: '/api/sessions/confirmation',
  authentication: 'bearer',
  summary: 'Confirm the identity of the signed-in user',
  fallback: 'It could not be confirmed that it is you',
  body: z.strictObject({ current_password: currentPassword, code: z.optional(codeField) }),
  response: z.object({
    message: z.string(),
    /** Until when; a time in ISO 8601. */
    confirmed_until: z.string(),
  }),
});
