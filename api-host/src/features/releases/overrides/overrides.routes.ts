import type { FastifyInstance, FastifyReply } from 'fastify';
import { listOverrides, startOverride, stopOverride } from 'shared-kit/contract/releases';
import type { BuildManifest, ReleaseOverride } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { conflict, notFound } from '../../../errors';
import { mount } from '../../../plugins/mount';
import type { Caller } from '../../../plugins/access';
import { findBuild, toRemoteVersion } from '../builds/builds.repository';
import { currentRecord } from '../record/entries.repository';
import type { ReleaseDeps } from '../release-deps';
import { whoCalls } from '../rights/release-rights';
import { requireAllowedOrigin } from './allowed-origins';
import { noteOverrides } from './override-cookie';
import { readOverrides, removeOverrides, saveOverride } from './overrides.repository';

export interface OverrideDeps extends ReleaseDeps {
  /** Where local builds may come from: see the environment. */
  readonly overrideOrigins: readonly string[];
}

const access = 'releaseManager';
/** Who opens previews of their remotes sees and stops what they run. */
const opener = 'remoteOwner';

/** Builds that somebody runs alone, in their own session: a release manager any, owners what they have a preview of. */
export function mountOverrides(app: FastifyInstance, deps: OverrideDeps): void {
  const { db, clock, overrideOrigins } = deps;
  const answer = async (message: string, caller: Caller, reply: FastifyReply) => {
    const who = await whoCalls(db, caller);
    const overrides = await readOverrides(db, caller.sessionId, clock(), who);
    noteOverrides(reply, overrides.length > 0);
    return { message, overrides, origins: [...overrideOrigins] };
  };

  mount(app, listOverrides, {
    access: opener,
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
    access: opener,
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
  // The page runs an override, and its shell is there by then: to see a shell first, start it for an audience.
  if (remote === shellName || !Object.hasOwn(record.remotes, remote)) {
    throw notFound(`There is no remote ${remote}`);
  }
}
