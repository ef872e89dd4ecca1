import type { ErrorBody, ErrorCode } from 'shared-kit/contract';

export type FieldProblem = NonNullable<ErrorBody['fields']>[number];

interface FailureDetails {
  readonly fields?: readonly FieldProblem[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly challenge?: string | undefined;
  /**
   * Whether a later host version might handle it: it refers to something this contract does not
   * know.
   */
  readonly isUnknown?: boolean | undefined;
  /** Only logged. */
  readonly cause?: unknown;
}

/**
 * An intentional error response: status for HTTP, code for programs, message for the user. Anything
 * else that is thrown becomes a generic 500.
 */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly fields: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly challenge: string | undefined;
  readonly isUnknown: boolean;

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
    this.isUnknown = details.isUnknown ?? false;
  }
}

/** 400: the request is well-formed but cannot be carried out. */
export const badRequest = (message: string, fields?: readonly FieldProblem[]) =>
  new RequestFailure(400, 'BAD_REQUEST', message, { fields });

/** 400 with the invalid inputs; the first one's text is the message (specification, section 5). */
export function validationFailed(
  fields: readonly FieldProblem[],
  isUnknown = false,
): RequestFailure {
  const message = fields[0]?.message ?? 'The request is not valid';
  return new RequestFailure(400, 'VALIDATION_FAILED', message, { fields, isUnknown });
}

/** 401: no usable session. The browser signs out on any 401. */
export const unauthenticated = (message = 'Please sign in') =>
  new RequestFailure(401, 'UNAUTHENTICATED', message, {
    headers: { 'www-authenticate': 'Bearer' },
  });

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this') =>
  new RequestFailure(403, 'FORBIDDEN', message);

/** 404, also for other members' resources: an id must not reveal that it exists. */
export const notFound = (message: string) => new RequestFailure(404, 'NOT_FOUND', message);

/** 404 for a URL without a route. */
export const noSuchAddress = () =>
  new RequestFailure(404, 'NOT_FOUND', 'There is nothing at this address', { isUnknown: true });

/** 405 with the allowed methods. */
export const methodNotAllowed = (method: string, allowed: readonly string[]) =>
  new RequestFailure(
    405,
    'METHOD_NOT_ALLOWED',
    `This address does not answer ${method}; use ${allowed.join(' or ')}`,
    { headers: { allow: allowed.join(', ') }, isUnknown: true },
  );

/** 409: the request conflicts with stored data. */
export const conflict = (message: string, fields?: readonly FieldProblem[]) =>
  new RequestFailure(409, 'CONFLICT', message, { fields });

const misdirected = {
  'host-older': ['HOST_TOO_OLD', 'The service is being updated. Please try again in a moment.'],
  apart: [
    'PAGE_TOO_OLD',
    'This page is of another version than the service. Please reload it; copy what you have not saved before.',
  ],
} as const;

/**
 * 421: another host may handle it; this one has done nothing. Closes the connection, because a
 * connection-based load balancer would send the retry here again.
 */
export function wrongHost(reach: 'host-older' | 'apart'): RequestFailure {
  const [code, message] = misdirected[reach];
  return new RequestFailure(421, code, message, { headers: { connection: 'close' } });
}

/** 429 with the seconds to wait. */
export const rateLimited = (message: string, retryAfterSeconds: number) =>
  new RequestFailure(429, 'RATE_LIMITED', message, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** 503: temporary, with a retry time in seconds if it can be estimated. */
export const unavailable = (message: string, retryAfterSeconds?: number) =>
  new RequestFailure(503, 'UNAVAILABLE', message, {
    headers:
      retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) },
  });
