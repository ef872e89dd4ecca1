import type { ErrorBody, ErrorCode } from 'shared-kit/contract';

export type FieldProblem = NonNullable<ErrorBody['fields']>[number];

interface FailureDetails {
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly challenge?: string | undefined;
  /** For the log alone. */
  readonly cause?: unknown;
}

/**
 * An answer that is not 2xx, on purpose: status for HTTP, code for programs, message for the person.
 * Anything else that is thrown becomes a neutral 500.
 */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly fields: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly challenge: string | undefined;

  constructor(
    readonly statusCode: number,
    readonly code: ErrorCode,
    message: string,
    details: FailureDetails = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.fields = details.fields;
    this.headers = details.headers ?? {};
    this.challenge = details.challenge;
  }
}

/** 400: the request is understood and cannot be carried out as asked. */
export const badRequest = (message: string, fields?: readonly FieldProblem[]) =>
  new RequestFailure(400, 'BAD_REQUEST', message, { fields });

/** 400 with the offending inputs; the first one's text is the message (specification, section 5). */
export function validationFailed(fields: readonly FieldProblem[]): RequestFailure {
  const message = fields[0]?.message ?? 'The request is not valid';
  return new RequestFailure(400, 'VALIDATION_FAILED', message, { fields });
}

/** 401: no usable session. The browser signs out on any 401. */
export const unauthenticated = (message = 'Please sign in') =>
  new RequestFailure(401, 'UNAUTHENTICATED', message, {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this') =>
  new RequestFailure(403, 'FORBIDDEN', message);

/** 404, also for what belongs to somebody else: an id must not reveal that it exists. */
export const notFound = (message: string) => new RequestFailure(404, 'NOT_FOUND', message);

/** 405 with what the address does answer. */
export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new RequestFailure(
    405,
    'METHOD_NOT_ALLOWED',
    `This address does not answer ${method}; use ${allowed.join(' or ')}`,
    { headers: { allow: allowed.join(', ') } },
  );

/** 409: the request collides with what is stored. */
export const conflict = (message: string, fields?: readonly FieldProblem[]) =>
  new RequestFailure(409, 'CONFLICT', message, { fields });

/** 429 with the seconds to wait. */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new RequestFailure(429, 'RATE_LIMITED', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** 503: true now, may be over in a moment; in so many seconds, where that can be guessed. */
export const unavailable = (message: string, retryAfterSeconds?: number) =>
  new RequestFailure(503, 'UNAVAILABLE', message, {
    headers:
      retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) },
  });
