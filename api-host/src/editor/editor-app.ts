import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors';
import { findEditorCaller } from '../features/editor/editor-sessions.repository';
import { mountSiteEditor } from '../features/editor/site-editor.routes';
import type { SiteEditorDeps } from '../features/editor/site-editor.routes';
import type { HostMetrics } from '../features/metrics/host-metrics';
import { guardRoutes } from '../plugins/access';
import { serveBuildFolder } from '../plugins/build-folder';
import { openCallServer } from '../plugins/call-server';
import type { Tracing } from '../telemetry/tracing.port';
import type { LogSettings } from '../plugins/request-log';
import { blocksThread } from './blocks/blocks-thread';
import { readEditorBuild } from './editor-build';
import { editorHeaders, editorPolicy } from './editor-headers';
import { openingPage } from './opening-page';

export interface EditorAppDeps extends Omit<SiteEditorDeps, 'blocksFor'> {
  /** The folder of the builds; null serves only the API. */
  readonly suiteDir: string | null;
  readonly trustProxy?: readonly string[];
  readonly metrics?: HostMetrics;
  readonly log: LogSettings;
  /** Null disables tracing. */
  readonly tracing?: Tracing | null;
}

const access = 'anyone';

/**
 * The visual editor's origin: its page and its own API. It has no sessions and no cookies;
 * permissions come from the token that a ticket was exchanged for.
 */
export async function buildEditorApp(deps: EditorAppDeps): Promise<FastifyInstance> {
  const { app, refuseOtherMethods } = openCallServer({
    ...deps,
    name: 'editor',
    refusalHeaders: editorHeaders,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(editorHeaders);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  guardRoutes(app, (token) => findEditorCaller(deps.db, deps.clock, token));
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'] });
  const { blocksFor, close } = blocksThread();
  app.addHook('onClose', close);
  mountSiteEditor(app, { ...deps, blocksFor });
  refuseOtherMethods();
  if (deps.suiteDir !== null) await servePage(app, deps.suiteDir, deps.addresses.shared('/'));
  await app.ready();
  return app;
}

async function servePage(app: FastifyInstance, suiteDir: string, sitesUrl: string) {
  await app.register(
    async (scope) => {
      scope.defaultAccess = access;
      await serveBuildFolder(scope, path.join(suiteDir, 'editor'));
    },
    { prefix: '/build' },
  );
  app.get('/', { config: { access }, schema: { hide: true } }, async (request, reply) => {
    const build = await readEditorBuild(suiteDir);
    if (build === null) throw unavailable('The editor has not been built yet');
    return reply
      .header('content-security-policy', editorPolicy(sitesUrl))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(openingPage(build, request.query));
  });
}
