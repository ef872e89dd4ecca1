import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { lastAnswer } from '../../database/last-answer';
import { isDatabaseAway } from '../../database/violations';
import { noSuchAddress, unavailable } from '../../errors';
import { serveBuildFolder } from '../../plugins/build-folder';
import type { RandomBytes } from '../../randomness';
import type { FindCaller } from '../accounts/kept-callers';
import type { ReportTally } from '../releases/health/page-count';
import type { PageLoads } from '../releases/page-loads/page-loads';
import type { ReleaseFeed, ReleasePublication } from '../releases/record/release-feed';
import type { ConfigSource } from '../runtime-config/config-source';
import { brandIcon } from './brand-icon';
import { importMapOf } from './import-map';
import { pagePolicy } from './page-policy';
import { handOut, visitorOf } from './page-visit';
import type { NotedVisitor } from './page-visit';
import { shellFinder } from './shell-builds';
import { isServedPath, renderShellPage } from './shell-page';
import type { PageParts } from './shell-page';
import { serveStoredBuilds } from './stored-builds';
import type { StoredBuildDeps } from './stored-builds';
import type { SuiteBuilds } from './suite-builds';
import { isUnavailable, sendUnavailablePage } from './unavailable-page';

export interface SuiteDeps extends StoredBuildDeps {
  readonly builds: SuiteBuilds;
  readonly config: ConfigSource;
  readonly releases: ReleaseFeed;
  readonly pageLoads: PageLoads;
  readonly tally: Pick<ReportTally, 'page'>;
  readonly random: RandomBytes;
  readonly findSession: FindCaller;
  readonly overrideOrigins: readonly string[];
  /** Takes over new local builds; cheap when there are none. */
  readonly follow: () => Promise<void>;
}

const access = 'anyone';
const route = { config: { access }, schema: { hide: true } } as const;

/** What lies on this host's disk, and what was published, except source maps. */
async function serveBuilds(app: FastifyInstance, deps: SuiteDeps): Promise<void> {
  for (const part of ['shell', 'remotes'] as const) {
    await app.register(
      async (scope) => {
        scope.defaultAccess = access;
        // In place of the header every answer has: what the static files set themselves is overruled by it.
        scope.addHook('onRequest', (_request, reply, done) => {
          reply.header('cross-origin-resource-policy', 'cross-origin');
          done();
        });
        await serveBuildFolder(scope, path.join(deps.builds.folder, part), (response) => {
          // Federation loads scripts with crossorigin="anonymous"; another host may run our remotes.
          response.setHeader('access-control-allow-origin', '*');
          // Which of the encodings that lie on disk is sent: a cache on the way must not mix them up.
          response.setHeader('vary', 'accept-encoding');
        });
        serveStoredBuilds(scope, deps, part);
      },
      { prefix: `/${part}` },
    );
  }
}

type ReadPublication = () => Promise<ReleasePublication>;

/** The record in force; while the database is away, the last one that was. */
function readingPublication({ follow, releases }: SuiteDeps): ReadPublication {
  const lasting = lastAnswer<ReleasePublication>();
  const read = async () => {
    const publication = await releases.read();
    if (!publication) throw unavailable('Nothing is released yet');
    return publication;
  };
  return async () => {
    await follow().catch((error: unknown) => {
      // New builds on disk can wait; whether there is anything to show is said below.
      if (!isDatabaseAway(error)) throw error;
    });
    return lasting(read);
  };
}

/** `/releases.json`: which version of every remote everyone runs. Revalidated on every load. */
function serveRecord(app: FastifyInstance, readPublication: ReadPublication): void {
  app.get('/releases.json', route, async (request, reply) => {
    const { text, tag } = await readPublication();
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** The shell's page at every address nothing else has claimed; an address no remote serves is a 404. */
function servePage(app: FastifyInstance, deps: SuiteDeps, readPublication: ReadPublication): void {
  const { builds, config, db } = deps;
  const find = shellFinder(builds, db);
  const own = async () => {
    const { shell: manifest } = await builds.read();
    return { manifest, run: undefined, watchedBy: undefined };
  };
  const readParts = async (visitor: NotedVisitor): Promise<PageParts> => {
    const publication = await readPublication();
    return { publication, ...(await handOut(deps, publication, visitor, { find, own })) };
  };
  app.get('/*', route, async (request, reply) => {
    // Not by URL, to which `//x` is a host and `//` no address at all.
    const pathname = request.url.replace(/[?#].*$/s, '');
    if (/^\/(api|shell|remotes)(\/|$)/.test(pathname) || path.extname(pathname) !== '') {
      throw noSuchAddress();
    }
    const current = await config.read(request.log);
    const parts = await readParts(visitorOf(request)).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
      request.log.error({ err: error }, 'no page can be shown');
      return null;
    });
    if (parts === null) return sendUnavailablePage(reply, current);
    reply
      .status(isServedPath(parts, pathname) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        pagePolicy(current, [importMapOf(parts.publication.record).source], deps.overrideOrigins),
      )
      // A script without a hash does not run, whoever put it into the page.
      .header('integrity-policy', 'blocked-destinations=(script)')
      // Previews opened in a new tab answer to the page that opened them.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
    return reply.type('text/html; charset=utf-8').send(renderShellPage(parts, current, pathname));
  });
}

/** Serves the suite: the shell's page, the builds and the release record. Register last. */
export async function serveSuite(app: FastifyInstance, deps: SuiteDeps): Promise<void> {
  await serveBuilds(app, deps);
  await app.register(async (scope) => {
    scope.defaultAccess = access;
    await scope.register(fastifyCompress, { encodings: ['br', 'gzip'] });
    const readPublication = readingPublication(deps);
    serveRecord(scope, readPublication);
    scope.get('/favicon.svg', route, async (request, reply) => {
      const { brandName } = await deps.config.read(request.log);
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=86400')
        .send(brandIcon(brandName));
    });
    servePage(scope, deps, readPublication);
  });
}
