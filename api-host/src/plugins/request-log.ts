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
const mostWaiting = 16 * 1024 * 1024;

/**
 * The standard output, written beside the requests instead of in their way: a line each would cost as much as the rest of
 * a short answer. What waits is written when the process ends, unless it is killed.
 */
export const gatheredLog = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, maxLength: mostWaiting, ...gathered });

/** A log of structured lines that cannot carry secrets: what is written is listed, not filtered. */
export function loggerOptions(log: LogSettings): FastifyServerOptions['logger'] {
  return {
    level: log.level,
    ...(log.stream ? { stream: log.stream } : {}),
    // The last line of defence for whoever logs an object of their own.
    redact: ['authorization', 'token', 'password', 'prompt', 'headers', 'body'].flatMap((name) => [
      name,
      `*.${name}`,
    ]),
    serializers: { err: describeError },
  };
}

/** No other property: a database error's `detail` and `where` repeat what people typed. */
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
 * One line per answered request. It names the route, not the address: a task id in an address is a
 * capability.
 */
export function logRequests(app: FastifyInstance): void {
  // What stands in these lines is listed below; looking for secrets in each would cost as much as writing it.
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
