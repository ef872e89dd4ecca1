import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { HostMetrics } from '../features/metrics/host-metrics';
import { measureRequests } from '../features/metrics/request-metrics';
import { traceRequests } from '../telemetry/trace-requests';
import type { Tracing } from '../telemetry/tracing.port';
import { admitRequests } from './admission';
import { appImportance } from './app-importance';
import { answerBrokenRequest, connectionTimeoutMs, requestTimeoutMs } from './broken-requests';
import { drainConnections } from './drain-connections';
import { answerError, answerErrors } from './error-answers';
import { readJsonOnly } from './json-bodies';
import { watchMethods } from './other-methods';
import { loggerOptions, logRequests } from './request-log';
import type { LogSettings } from './request-log';
import { validatorCompiler } from './validation';

/** Default body limit in bytes; an endpoint may set its own (`bodyBytes`). */
const bodyLimit = 1024 * 1024;

interface CallServerOptions {
  readonly log: LogSettings;
  readonly trustProxy?: readonly string[] | undefined;
  /** Where its requests are counted. */
  readonly metrics?: HostMetrics | undefined;
  /** Null disables tracing. */
  readonly tracing?: Tracing | null | undefined;
  readonly name: 'app' | 'editor';
  /** Limit of concurrent requests; unlimited by default. */
  readonly requestsAtOnce?: number | undefined;
  /** Headers of responses that are refused before any hook runs. */
  readonly refusalHeaders?: Readonly<Record<string, string>>;
}

interface CallServer {
  readonly app: FastifyInstance;
  /** Call after everything is mounted. */
  readonly refuseOtherMethods: () => void;
}

/** A server for the contract's endpoints, before any is mounted: common to both origins. */
export function openCallServer(options: CallServerOptions): CallServer {
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({
    serverFactory,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    // Above every limit of the contract, so that a parameter that is too long gets the contract's
    // message.
    routerOptions: { maxParamLength: 1000 },
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...(options.trustProxy ?? [])],
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply.headers(options.refusalHeaders ?? {}));
    },
    clientErrorHandler: answerBrokenRequest,
  });
  drainOnClose(app);
  readJsonOnly(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  const refuseOtherMethods = watchMethods(app);
  logRequests(app);
  if (options.tracing) traceRequests(app, options.tracing, options.name);
  if (options.metrics) measureRequests(app, options.metrics, options.name);
  if (options.requestsAtOnce) admitRequests(app, options.requestsAtOnce, appImportance);
  return { app, refuseOtherMethods };
}
