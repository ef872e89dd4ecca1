import type { ErrorBody, ErrorCode, FieldMessages } from '../contract';

/**
 * Codes of failures without a usable response: the host was not reached, timed out, the caller
 * aborted, or the response has a shape this build cannot read.
 */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'CONTRACT_MISMATCH';

/** One invalid input, as reported by the host. */
export type FieldError = NonNullable<ErrorBody['fields']>[number];

/** What is known about a failed call. */
export interface ApiErrorFacts {
  /** Error code, for programs; a newer host may send codes this build does not know. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** Message for people: the server's, or the endpoint's fallback text. */
  readonly message: string;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** Invalid inputs of a VALIDATION_FAILED. */
  readonly fields?: readonly FieldError[];
  /** Request id, which identifies the server's log line. */
  readonly requestId?: string;
  /** Challenge of a SECOND_FACTOR_REQUIRED, for `completeLogin`. */
  readonly challenge?: string;
  /** How long the host asks to wait before the next attempt, in milliseconds: its Retry-After. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** The error every failed API call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorFacts['code'];
  readonly status: number | null;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly challenge?: string | undefined;
  readonly retryAfterMs?: number | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? [];
    this.requestId = facts.requestId;
    this.challenge = facts.challenge;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** Whether the caller aborted the call, which deserves neither toast nor log line. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CANCELLED';
}

/**
 * Text for the member: the error's own message for a failed call, the fallback for anything else.
 */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** The host's messages by field name, ready for a form; empty when it named none. */
export function failureFields(error: unknown): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const entries = error.fields.map(({ path, message }) => [path.split('.').at(-1), message]);
  return Object.fromEntries(entries) as FieldMessages;
}

/** What a form shows of a failed call: toast text, and messages by field. */
export function describeFailure(
  error: unknown,
  fallback: string,
): { readonly message: string; readonly fields: FieldMessages } {
  return { message: failureMessage(error, fallback), fields: failureFields(error) };
}
