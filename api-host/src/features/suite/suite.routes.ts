import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors';
import type { ConfigSource } from '../runtime-config/config-source';
import { brandIcon } from './brand-icon';
import { pagePolicy } from './page-policy';
import { isServedPath, renderShellPage } from './shell-page';
import type { SuiteBuilds } from './suite-builds';

export interface SuiteDeps {
  readonly builds: SuiteBuilds;
  readonly config: ConfigSource;
}

const access = 'anyone';
const route = { config: { access }, schema: { hide: true } } as const;

/** A build's folder never changes, so its files are cached for ever; they lie compressed on disk. */
async function serveBuilds(app: FastifyInstance, folder: string): Promise<void> {
  for (const part of ['shell', 'remotes']) {
    await app.register(async (scope) => {
      scope.defaultAccess = access;
      await scope.register(fastifyStatic, {
        root: path.join(folder, part),
        prefix: `/${part}/`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        // Federation loads scripts with crossorigin="anonymous"; another host may run our remotes.
        setHeaders: (response) => {
          response.setHeader('access-control-allow-origin', '*');
          response.setHeader('cross-origin-resource-policy', 'cross-origin');
        },
      });
    });
  }
}

/** `/releases.json`: which version of every remote everyone runs. Revalidated on every load. */
function serveRecord(app: FastifyInstance, builds: SuiteBuilds): void {
  app.get('/releases.json', route, async (request, reply) => {
    const { recordText, recordTag } = await builds.read();
    reply.header('cache-control', 'no-cache').header('etag', recordTag);
    if (request.headers['if-none-match'] === recordTag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(recordText);
  });
}

/** The shell's page at every address nothing else has claimed; an address no remote serves is a 404. */
function servePage(app: FastifyInstance, { builds, config }: SuiteDeps): void {
  app.get('/*', route, async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (/^\/(api|shell|remotes)(\/|$)/.test(pathname) || path.extname(pathname) !== '') {
      throw notFound('There is nothing at this address');
    }
    const suite = await builds.read();
    const current = await config.read(request.log);
    reply
      .status(isServedPath(suite.record, pathname) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', pagePolicy(current))
      // Previews opened in a new tab answer to the page that opened them.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
    return reply.type('text/html; charset=utf-8').send(renderShellPage(suite, current, pathname));
  });
}

/** Serves the suite: the shell's page, the builds and the release record. Register last. */
export async function serveSuite(app: FastifyInstance, deps: SuiteDeps): Promise<void> {
  await serveBuilds(app, deps.builds.folder);
  await app.register(async (scope) => {
    scope.defaultAccess = access;
    await scope.register(fastifyCompress, { encodings: ['br', 'gzip'] });
    serveRecord(scope, deps.builds);
    scope.get('/favicon.svg', route, async (request, reply) => {
      const { brandName } = await deps.config.read(request.log);
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=86400')
        .send(brandIcon(brandName));
    });
    servePage(scope, deps);
  });
}
