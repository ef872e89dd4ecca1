import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pino from 'pino';
import type { DestinationStream } from 'pino';

/** Destination and lowest level of log lines. */
export interface LogSettings {
  readonly level: string;
  readonly stream?: DestinationStream;
}

/** Lines are flushed at this many bytes, and after this time at the latest. */
const gathered = { minLength: 8 * 1024, periodicFlush: 250 } as const;

/** Limit of buffered lines when nothing reads the output; further lines are dropped. */
const maxBufferedBytes = 16 * 1024 * 1024;

/**
 * Buffered standard output: a synchronous write per line would cost as much as the rest of a short
 * response. Buffered lines are written when the process exits, unless it is killed.
 */
export const gatheredLog = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, maxLength: maxBufferedBytes, ...gathered });

/** A structured log without secrets: the logged fields are an allowlist. */
export function loggerOptions(log: LogSettings): FastifyServerOptions['logger'] {
  return {
    level: log.level,
    ...(log.stream ? { stream: log.stream } : {}),
    // Last line of defence for code that logs an object.
    redact: ['authorization', 'token', 'password', 'prompt', 'headers', 'body'].flatMap((name) => [
      name,
      `*.${name}`,
    ]),
    serializers: { err: describeError },
  };
}

/** No other property: a database error's `detail` and `where` repeat user input. */
function describeError(error: Error & { readonly code?: unknown }) {
  const { name, message, stack, cause, code } = error;
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: cause.stack } : {}),
  };
}

/**
 * One line per answered request. It names the route, not the URL: a task id in a URL is a
 * capability.
 */
export function logRequests(app: FastifyInstance): void {
  // The fields of these lines are fixed; redaction would cost as much as writing them.
  const lines = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        ...(request.caller ? { user: request.caller.user.id } : {}),
      },
      'request',
    );
    done();
  });
}
