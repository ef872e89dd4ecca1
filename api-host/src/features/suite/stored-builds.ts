import type { FastifyInstance } from 'fastify';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import type { Database } from '../../database/schema';
import { notFound } from '../../errors';
import { isSourceMap } from '../../plugins/build-folder';
import { contentTypeOf } from '../../storage/content-type';
import type { StoragePort } from '../../storage/storage.port';
import { getBuildFile } from '../releases/builds/build-files';
import { findBuild } from '../releases/builds/builds.repository';

/** What serving published builds needs. */
export interface StoredBuildDeps {
  readonly db: Database;
  readonly storage: StoragePort;
}

/** A published build never changes: what was read once stays true. Bounds what is remembered of them. */
const rememberedBuilds = 200;

/**
 * Serves files of published builds from the storage, for what the static files of this scope do not
 * have: a build that was published over HTTP, or one the last image carried.
 *
 * @param part `shell` or `remotes`, the scope's prefix
 */
export function serveStoredBuilds(
  scope: FastifyInstance,
  { db, storage }: StoredBuildDeps,
  part: 'shell' | 'remotes',
): void {
  const remembered = new Map<string, BuildManifest>();
  const manifestOf = async (name: string, version: string) => {
    const key = `${name} ${version}`;
    const known = remembered.get(key);
    if (known) return known;
    const build = await findBuild(db, name, version);
    if (!build) return null;
    if (remembered.size >= rememberedBuilds) remembered.clear();
    remembered.set(key, build.manifest);
    return build.manifest;
  };

  scope.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const address =
      part === 'shell' ? pathname.replace('/shell/', `/shell/${shellName}/`) : pathname;
    const [, , name = '', version = '', ...rest] = address.split('/');
    const file = rest.join('/');
    const manifest = await manifestOf(name, version);
    const described = manifest?.files.find((candidate) => candidate.path === file);
    if (!manifest || !described || isSourceMap(file))
      throw notFound('There is nothing at this address');
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const stored = await getBuildFile(storage, manifest, described.integrity, acceptsBrotli);
    if (!stored) throw notFound('There is nothing at this address');
    if (stored.encoding) reply.header('content-encoding', stored.encoding);
    return reply
      .status(200)
      .type(contentTypeOf(file))
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(stored.content);
  });
}
