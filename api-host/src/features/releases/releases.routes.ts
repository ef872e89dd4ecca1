import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-kit/contract/releases';
import { notFound } from '../../errors';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { actorOf } from '../audit/note-audit';
import { findBuild, listBuilds } from './builds/builds.repository';
import { publishBuild, uploadFile } from './builds/publish-build';
import { collectBuilds } from './collect-builds';
import { findingsOf } from './compatibility/findings';
import { explainVersion } from './explain-version';
import { readGateVerdicts } from './gates/gate-verdicts.repository';
import { readMinutes } from './health/health.repository';
import { addKey, endKey, presentKeys } from './keys/change-keys';
import { pauseRollout, promoteRollout } from './operations/change-rollout';
import { freeze } from './operations/freeze';
import { planRollout } from './operations/plan-rollout';
import { rollBack } from './operations/roll-back';
import { startRollout } from './operations/start-rollout';
import { listEntries } from './record/entries.repository';
import { whoCalls } from './record/who';
import type { ReleaseDeps } from './release-deps';
import { readStatus } from './release-status';

const access = 'releaseManager';

/** Everything a release manager does. */
export function mountReleases(app: FastifyInstance, deps: ReleaseDeps): void {
  mountReading(app, deps);
  mountBuilds(app, deps);
  mountRollouts(app, deps);
  mountKeys(app, deps);
}

function mountReading(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, clock } = deps;

  mount(app, calls.getReleases, {
    access,
    handler: async ({ caller }) => ({
      message: 'Releases loaded',
      status: await readStatus(deps, whoCalls(caller)),
    }),
  });

  mount(app, calls.getReleaseHistory, {
    access,
    handler: async ({ query }) => ({
      message: 'History loaded',
      entries: await listEntries(db, query),
    }),
  });

  mount(app, calls.getReleaseHealth, {
    access,
    handler: async ({ params, query }) => {
      const since = new Date(clock().getTime() - query.minutes * 60_000);
      return {
        message: 'Health loaded',
        ...(await readMinutes(db, params.remote, since, query.rollout)),
      };
    },
  });

  mount(app, calls.getGateVerdicts, {
    access,
    handler: async ({ params, query }) => ({
      message: 'Gates loaded',
      verdicts: await readGateVerdicts(db, params.rollout, query.limit),
    }),
  });

  mount(app, calls.planRollout, { access, handler: ({ query }) => planRollout(deps, query) });

  mount(app, calls.explainVersion, { access, handler: ({ query }) => explainVersion(deps, query) });
}

function mountBuilds(app: FastifyInstance, deps: ReleaseDeps): void {
  mount(app, calls.listBuilds, {
    access,
    handler: async ({ query }) => ({
      message: 'Builds loaded',
      builds: await listBuilds(deps.db, query.remote),
    }),
  });

  mount(app, calls.publishBuild, {
    access,
    handler: async ({ body: { manifest }, caller }) => {
      const publication = await publishBuild(deps, manifest, whoCalls(caller));
      const messages = {
        incomplete: `${publication.missing.length} files are still to be uploaded`,
        published: `${manifest.name} ${manifest.version} is published`,
        unchanged: `${manifest.name} ${manifest.version} was published before with the same content`,
      };
      return { message: messages[publication.state], ...publication };
    },
  });

  mount(app, calls.uploadBuildFile, {
    access,
    handler: async ({ body }) => {
      await uploadFile(deps, body);
      return { message: 'File uploaded' };
    },
  });

  mount(app, calls.checkBuild, {
    access,
    handler: async ({ body: { remote, version } }) => {
      const build = await findBuild(deps.db, remote, version);
      if (!build) throw notFound(`${remote} ${version} is not published`);
      const findings = await findingsOf(deps.db, build.manifest);
      const message = findings.length === 0 ? 'Nothing speaks against it' : 'There are findings';
      return { message, findings };
    },
  });

  mount(app, calls.collectBuilds, {
    access,
    handler: async ({ body, caller }) => {
      const builds = await collectBuilds(deps, body, actorOf(caller));
      const message = `${builds.length} builds ${body.remove ? 'removed' : 'can be removed'}`;
      return { message, builds, removed: body.remove };
    },
  });
}

function mountRollouts(app: FastifyInstance, deps: ReleaseDeps): void {
  const answer = async (message: string, caller: Caller) => ({
    message,
    status: await readStatus(deps, whoCalls(caller)),
  });

  mount(app, calls.startRollout, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      const findings = await startRollout(deps, { ...body, who: whoCalls(caller) });
      return { ...(await answer('Rollout started', caller)), findings };
    },
  });

  mount(app, calls.promoteRollout, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      const findings = await promoteRollout(deps, { ...body, who: whoCalls(caller) });
      return { ...(await answer('Rollout promoted', caller)), findings };
    },
  });

  mount(app, calls.pauseRollout, {
    access,
    handler: async ({ body, caller }) => {
      await pauseRollout(deps, { ...body, who: whoCalls(caller) }, true);
      return answer('Rollout paused', caller);
    },
  });

  mount(app, calls.resumeRollout, {
    access,
    handler: async ({ body, caller }) => {
      await pauseRollout(deps, { ...body, who: whoCalls(caller) }, false);
      return answer('Rollout resumed', caller);
    },
  });

  mount(app, calls.rollBack, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      await rollBack(deps, { ...body, who: whoCalls(caller) });
      return answer('Rolled back', caller);
    },
  });

  mount(app, calls.freezeReleases, {
    access,
    handler: async ({ body, caller }) => {
      await freeze(deps, { ...body, who: whoCalls(caller) });
      return answer(body.frozen ? 'Releases are frozen' : 'The freeze is lifted', caller);
    },
  });
}

function mountKeys(app: FastifyInstance, deps: ReleaseDeps): void {
  mount(app, calls.listReleaseKeys, {
    access: 'admin',
    handler: async () => ({ message: 'Keys loaded', keys: await presentKeys(deps) }),
  });

  mount(app, calls.changeReleaseKeys, {
    access: 'admin',
    confirmed: true,
    handler: async ({ body, caller }) => {
      const by = actorOf(caller);
      if (body.action === 'add') await addKey(deps, by);
      else await endKey(deps, body.kid, by);
      return { message: 'Keys changed', keys: await presentKeys(deps) };
    },
  });
}
