import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from 'shared-kit/contract';
import { isDatabaseAway, isUnstorableText } from '../database/violations';
import { Overloaded } from './admission';
import { badRequest, noSuchAddress, RequestFailure, unavailable } from '../errors';
import { StorageAway } from '../storage/storage-away';
import { ofReach } from './contract-reach';

interface ClientFault {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Messages for errors that the HTTP layer raises before a handler runs. */
const faultsByStatus: Readonly<Record<number, ClientFault>> = {
  400: { code: 'BAD_REQUEST', message: 'The request could not be read' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large; send less at once' },
  414: { code: 'BAD_REQUEST', message: 'The address is too long' },
  415: { code: 'BAD_REQUEST', message: 'The request must be JSON' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests; please wait a moment' },
  503: { code: 'UNAVAILABLE', message: 'The server is not available right now' },
};

/**
 * Retry-After while the database or the file store is unavailable, in seconds: about the duration
 * of a restart.
 */
const awayRetrySeconds = 5;

const unknownFault: ClientFault = {
  code: 'BAD_REQUEST',
  message: 'The request cannot be carried out',
};

/** Every error response is the contract's `errorBody`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(noSuchAddress(), request, reply));
}

/**
 * Maps anything thrown to an error response. Unexpected errors are logged and answered with a
 * generic message.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = ofReach(error instanceof RequestFailure ? error : failureFrom(error), request);
  // Frequent refusals get no log line besides that of the request.
  const isNoted = failure.statusCode >= 500 && !(error instanceof Overloaded);
  if (isNoted) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = {
    message: failure.message,
    code: failure.code,
    requestId: request.id,
    ...(failure.fields ? { fields: [...failure.fields] } : {}),
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
  };
  // Errors before routing run no hook that would have set it.
  reply.header('x-request-id', request.id);
  return reply.status(failure.statusCode).headers(failure.headers).send(body);
}

function failureFrom(error: unknown): RequestFailure {
  if (isUnstorableText(error))
    return badRequest('The request holds a character that cannot be stored');
  if (isDatabaseAway(error) || error instanceof StorageAway) {
    return unavailable(
      'The service cannot reach its data right now. Please try again in a moment.',
      awayRetrySeconds,
    );
  }
  const status = statusOf(error);
  if (status < 400 || status === 500) {
    return new RequestFailure(500, 'INTERNAL', 'Something went wrong on our side');
  }
  const { code, message } = faultsByStatus[status] ?? unknownFault;
  return new RequestFailure(status, code, message);
}

/** Fastify's own errors have a status; anything else is a 500. */
function statusOf(error: unknown): number {
  const isHttpError = typeof error === 'object' && error !== null && 'statusCode' in error;
  return isHttpError && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
