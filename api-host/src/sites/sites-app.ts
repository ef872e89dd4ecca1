import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { siteNamesPath } from 'shared-kit/contract';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database/violations';
import { StorageAway } from '../storage/storage-away';
import type { HostMetrics } from '../features/metrics/host-metrics';
import { measureRequests } from '../features/metrics/request-metrics';
import { admitRequests, Overloaded } from '../plugins/admission';
import { connectionTimeoutMs, endConversation, requestTimeoutMs } from '../plugins/broken-requests';
import { drainConnections } from '../plugins/drain-connections';
import { loggerOptions, logRequests } from '../plugins/request-log';
import type { LogSettings } from '../plugins/request-log';
import { traceRequests } from '../telemetry/trace-requests';
import type { Tracing } from '../telemetry/tracing.port';
import { serveForms } from './forms/forms.routes';
import type { FormsDeps } from './forms/forms.routes';
import { kindPages, sendKindPage } from './kind-page';
import { serveFonts } from './fonts.routes';
import { serveOwnPictures } from './pictures.routes';
import { servePreviewRunner } from './preview-runner.routes';
import { servePublishedSites } from './published-sites.routes';
import type { PublishedSitesDeps } from './published/site-visit';
import { serveSharedPreviews } from './shared-previews.routes';
import type { SharedPreviewsDeps } from './shared-previews.routes';
import { removeDomainCookies } from './domain-cookies';
import { ownOriginHeaders, sharedOriginHeaders } from './site-headers';

export interface SitesDeps extends PublishedSitesDeps, SharedPreviewsDeps {
  /** Where the app lives (scheme, host, port): the only page that may frame previews and sites. */
  readonly appOrigin: string;
  /** Where the visual editor lives, which shows previews too. */
  readonly editorOrigin?: string;
  /** As the app's; it only tells the log whose requests these are. */
  readonly trustProxy?: readonly string[];
  /** Takes in what forms of published websites send; without it none are taken. */
  readonly inbox?: FormsDeps['inbox'];
  /** Counted with the app's, which shows them. */
  readonly metrics?: HostMetrics;
  /** Null tells no collector. */
  readonly tracing?: Tracing | null;
  /** Visits worked on at a time, apart from the app's calls; beyond it they are refused with 503. */
  readonly visitsAtOnce?: number | undefined;
  readonly log: LogSettings;
}

/**
 * The sites origin: previews and published websites, that is, all generated code, apart from the app.
 * It knows no session and sets no cookie but to remove one; every answer, errors included, carries the sandbox.
 */
export async function buildSitesApp(deps: SitesDeps): Promise<FastifyInstance> {
  const appOrigin = new URL(deps.appOrigin).origin;
  const headers = sharedOriginHeaders(appOrigin);
  const ownHeaders = ownOriginHeaders(appOrigin);
  const { addresses } = deps;
  const { serverFactory, drainOnClose } = drainConnections();
  const app = Fastify({
    serverFactory,
    logger: loggerOptions(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: [...(deps.trustProxy ?? [])],
    // Below a domain of their own websites have no path: the slug moves from the name into it.
    rewriteUrl: ({ url = '/', headers: { host } }) => {
      const slug = addresses.slugOfHost(host);
      return slug === null ? url : `/${slug}${url}`;
    },
    // While closing, requests under way are answered instead of getting Fastify's bare 503.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      void sendKindPage(reply.headers(headers), 400, kindPages.badAddress);
    },
    // Fastify's default has no time limit: a form that is never sent would hold its connection.
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    clientErrorHandler: (error, socket) =>
      endConversation(error, socket, () => ({ headers, body: '' })),
  });

  drainOnClose(app);
  logRequests(app);
  if (deps.tracing) traceRequests(app, deps.tracing, 'sites');
  if (deps.metrics) measureRequests(app, deps.metrics, 'sites');
  if (deps.visitsAtOnce) admitRequests(app, deps.visitsAtOnce, () => 'usual');
  app.addHook('onRequest', async (request, reply) => {
    if (addresses.slugOfHost(request.headers.host) === null) reply.headers(headers);
    else removeDomainCookies(request, reply.headers(ownHeaders), addresses);
    if (request.headers['service-worker'] !== undefined) {
      await sendKindPage(reply, 403, kindPages.notAllowed);
      return;
    }
    if (request.method === 'GET' || request.method === 'HEAD' || !request.is404) return;
    await sendKindPage(reply.header('allow', 'GET, HEAD'), 405, kindPages.notAllowed);
  });
  app.setNotFoundHandler((_request, reply) => sendKindPage(reply, 404, kindPages.notFound));
  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (error instanceof Overloaded) {
      return sendKindPage(reply.headers({ ...headers, ...error.headers }), 503, kindPages.busy);
    }
    if (status >= 400 && status < 500) return sendKindPage(reply, status, kindPages.unreadable);
    request.log.error({ err: error }, 'request failed');
    const isAway = isDatabaseAway(error) || error instanceof StorageAway;
    return sendKindPage(reply, isAway ? 503 : 500, kindPages.failed);
  });

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // The default of 11 takes a second for a large page and saves little.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  const { editorOrigin } = deps;
  // A probe of whether names below the sites domain reach this host: the status is all it tells.
  app.get(siteNamesPath, (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-store')
      .status(204)
      .send(),
  );
  servePreviewRunner(app, appOrigin, editorOrigin ? new URL(editorOrigin).origin : null);
  serveFonts(app);
  serveOwnPictures(app, deps.storage);
  serveSharedPreviews(app, deps);
  servePublishedSites(app, deps);
  if (deps.inbox) await serveForms(app, { ...deps, inbox: deps.inbox });
  await app.ready();
  return app;
}
