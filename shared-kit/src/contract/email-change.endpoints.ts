import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse, tokenField } from './user';

/** A new email that waits to be confirmed at its own address. */
export const emailChange = z.object({
  /** The address the account is to have. */
  email: z.string(),
  /** When the mailed link stops working. */
  expires_at: z.string(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** The caller's change of email that waits to be confirmed; null when there is none. */
export const getEmailChange = defineEndpoint({
  operation: 'getEmailChange',
  method: 'GET',
  path: '/api/email-change',
  authentication: 'bearer',
  summary: 'Read the change of email that waits to be confirmed',
  fallback: 'The waiting change could not be loaded',
  response: z.object({ message: z.string(), change: z.nullable(emailChange) }),
});

/**
 * Mails the link once more, to the same address; the link of the mail before stops working. 404 NOT_FOUND
 * when nothing waits, 503 UNAVAILABLE when the mail cannot be sent.
 */
export const sendEmailChange = defineEndpoint({
  operation: 'sendEmailChange',
  method: 'POST',
  path: '/api/email-change/send',
  authentication: 'bearer',
  summary: 'Mail the link that confirms a new email once more',
  fallback: 'The mail could not be sent',
  response: messageResponse,
});

/** Gives up the change that waits; its link stops working. 404 NOT_FOUND when nothing waits. */
export const cancelEmailChange = defineEndpoint({
  operation: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/email-change',
  authentication: 'bearer',
  summary: 'Cancel the change of email that waits',
  fallback: 'The change could not be cancelled',
  response: messageResponse,
});

/**
 * Carries out a change of email with the token mailed to the new address, which works once. The account's
 * sessions end, except the one that asked for the change. 400 BAD_REQUEST at `token` when it does not work,
 * 409 CONFLICT when another account has taken the address meanwhile.
 */
export const confirmEmailChange = defineEndpoint({
  operation: 'confirmEmailChange',
  method: 'POST',
  path: '/api/email-change/confirm',
  authentication: 'none',
  summary: 'Confirm a new email with the mailed token',
  fallback: 'Request failed',
  body: z.strictObject({ token: tokenField }),
  response: messageResponse,
});
