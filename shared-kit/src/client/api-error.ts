import type { ErrorBody, ErrorCode, FieldMessages } from '../contract';

/**
 * Codes of failures in which no usable answer arrived: the host was not reached, took too long, the
 * caller lost interest, or the answer has a shape this build cannot read.
 */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'CONTRACT_MISMATCH';

/** One wrong input, as the host names it. */
export type FieldError = NonNullable<ErrorBody['fields']>[number];

/** What is known about a failed call. */
export interface ApiErrorFacts {
  /** What programs decide on; a newer host may send codes this build does not know. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** For the person: the server's message, or the endpoint's fallback text. */
  readonly message: string;
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null;
  /** The wrong inputs of a VALIDATION_FAILED. */
  readonly fields?: readonly FieldError[];
  /** Finds the server's log line. */
  readonly requestId?: string;
  /** Of a SECOND_FACTOR_REQUIRED: what `completeLogin` takes. */
  readonly challenge?: string;
  readonly cause?: unknown;
}

/** The only error a call of the API host rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorFacts['code'];
  readonly status: number | null;
  readonly fields: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly challenge?: string | undefined;

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? [];
    this.requestId = facts.requestId;
    this.challenge = facts.challenge;
  }
}

/** Whether the caller itself ended the call: never worth a toast or a log line. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CANCELLED';
}

/** The text for the member: the error's own when a call failed, the fallback for anything else. */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** The host's messages by field name, ready for a form; empty when it named none. */
export function failureFields(error: unknown): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const entries = error.fields.map(({ path, message }) => [path.split('.').at(-1), message]);
  return Object.fromEntries(entries) as FieldMessages;
}

/** What a form tells about a failed call: the text for the toast, and the host's messages by field. */
export function describeFailure(
  error: unknown,
  fallback: string,
): { readonly message: string; readonly fields: FieldMessages } {
  return { message: failureMessage(error, fallback), fields: failureFields(error) };
}
