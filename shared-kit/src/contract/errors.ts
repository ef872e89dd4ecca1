import * as z from 'zod/mini';

/**
 * Codes of error responses. Programs decide on these, never on the message (rule 6). Adding one is
 * additive; removing or renaming one is a breaking change.
 */
export const errorCodes = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_SETUP_REQUIRED',
  'CONFIRMATION_REQUIRED',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'GENERATION_FAILED',
  'UNAVAILABLE',
  'INTERNAL',
  'HOST_TOO_OLD',
  'PAGE_TOO_OLD',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of every answer that is not 2xx. `message` is for the person, `code` for the program,
 * `fields` names the offending inputs of a VALIDATION_FAILED, `requestId` finds the log line.
 */
export const errorBody = z.object({
  message: z.string(),
  /** A plain string on the wire: a newer host may know codes this build does not. */
  code: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.optional(z.string()),
  /**
   * Of SECOND_FACTOR_REQUIRED: what `completeLogin` takes together with a code. It opens nothing by itself, works
   * for this account and password only, and for five minutes.
   */
  challenge: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
