import type { FastifyInstance, FastifyReply } from 'fastify';
import { listOverrides, startOverride, stopOverride } from 'shared-kit/contract/releases';
import type { BuildManifest, ReleaseOverride } from 'shared-kit/contract/releases';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { conflict, notFound } from '../../../errors';
import { mount } from '../../../plugins/mount';
import type { Caller } from '../../../plugins/access';
import { findBuild, toRemoteVersion } from '../builds/builds.repository';
import { currentRecord } from '../record/entries.repository';
import type { ReleaseDeps } from '../release-deps';
import { requireAllowedOrigin } from './allowed-origins';
import {
  overrideLifetimeMs,
  readOverrides,
  removeOverrides,
  saveOverride,
} from './overrides.repository';

export interface OverrideDeps extends ReleaseDeps {
  /** Where local builds may come from: see the environment. */
  readonly overrideOrigins: readonly string[];
}

const access = 'releaseManager';

/** Builds that a release manager runs alone, in their own session. */
export function mountOverrides(app: FastifyInstance, deps: OverrideDeps): void {
  const { db, clock, overrideOrigins } = deps;
  const answer = async (message: string, { sessionId }: Caller, reply: FastifyReply) => {
    const overrides = await readOverrides(db, sessionId, clock());
    noteInCookie(reply, overrides.length > 0);
    return { message, overrides, origins: [...overrideOrigins] };
  };

  mount(app, listOverrides, {
    access,
    handler: ({ caller, reply }) => answer('Overrides loaded', caller, reply),
  });

  mount(app, startOverride, {
    access,
    handler: async ({ body, caller, reply, request }) => {
      const override = await (body.source === 'published'
        ? publishedBuild(deps, body)
        : localBuild(deps, body));
      await saveOverride(db, caller.sessionId, clock(), override);
      const { remote, release, source } = override;
      const who = caller.user.id;
      request.log.info({ who, remote, source, base: release.base }, 'override started');
      return answer(
        `You run ${remote} ${release.version} from the next page load on`,
        caller,
        reply,
      );
    },
  });

  mount(app, stopOverride, {
    access,
    handler: async ({ body, caller, reply }) => {
      await removeOverrides(db, caller.sessionId, body.remote);
      return answer('You run the released version from the next page load on', caller, reply);
    },
  });
}

type Override = Omit<ReleaseOverride, 'expiresAt'>;

async function publishedBuild(
  { db }: OverrideDeps,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<Override> {
  await requireRemote(db, remote);
  const build = await findBuild(db, remote, version);
  if (!build) throw notFound(`${remote} ${version} is not published`);
  return { remote, source: 'published', release: toRemoteVersion(build.manifest) };
}

async function localBuild(
  { db, overrideOrigins }: OverrideDeps,
  { base, manifest }: { readonly base: string; readonly manifest: BuildManifest },
): Promise<Override> {
  requireAllowedOrigin(base, overrideOrigins);
  await requireRemote(db, manifest.name);
  const release = { ...toRemoteVersion(manifest), base };
  if (!(manifest.entry in release.files)) {
    throw conflict(`build.json names ${manifest.entry} as the entry and does not describe it`);
  }
  return { remote: manifest.name, source: 'local', release };
}

async function requireRemote(db: OverrideDeps['db'], remote: string): Promise<void> {
  const record = await currentRecord(db);
  if (!record) throw conflict('Nothing is released yet');
  if (!Object.hasOwn(record.remotes, remote)) throw notFound(`There is no remote ${remote}`);
}

/** Makes the shell ask at the start of a page; the answer to that question is what counts. */
function noteInCookie(reply: FastifyReply, has: boolean): void {
  const age = has ? overrideLifetimeMs / 1_000 : 0;
  reply.header(
    'set-cookie',
    `${overrideCookie}=${has ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Strict`,
  );
}
