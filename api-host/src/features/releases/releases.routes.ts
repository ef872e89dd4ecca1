import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-kit/contract/releases';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { actorOf } from '../audit/note-audit';
import { addKey, endKey, presentKeys } from './keys/change-keys';
import { pauseRollout, promoteRollout } from './operations/change-rollout';
import { freeze } from './operations/freeze';
import { rollBack } from './operations/roll-back';
import { startRollout } from './operations/start-rollout';
import { mountBuilds } from './builds/builds.routes';
import { mountReading } from './record/reading.routes';
import type { ReleaseDeps } from './release-deps';
import { readStatus } from './release-status';
import { requireRight, whoCalls } from './rights/release-rights';

/** For all remotes, or for some of them: then each handler asks which. */
const access = 'remoteReleaser';
const manager = 'releaseManager';

/** Everything that release managers do, and owners and service tokens for their remotes. */
export function mountReleases(app: FastifyInstance, deps: ReleaseDeps): void {
  mountReading(app, deps);
  mountBuilds(app, deps);
  mountRollouts(app, deps);
  mountKeys(app, deps);
}

function mountRollouts(app: FastifyInstance, deps: ReleaseDeps): void {
  const answer = async (message: string, caller: Caller) => ({
    message,
    status: await readStatus(deps, await whoCalls(deps.db, caller)),
  });

  mount(app, calls.startRollout, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      const who = await requireRight(deps.db, caller, body.remote, 'rollout');
      const findings = await startRollout(deps, { ...body, who });
      return { ...(await answer('Rollout started', caller)), findings };
    },
  });

  mount(app, calls.promoteRollout, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      const who = await requireRight(deps.db, caller, body.remote, 'rollout');
      const findings = await promoteRollout(deps, { ...body, who });
      return { ...(await answer('Rollout promoted', caller)), findings };
    },
  });

  mount(app, calls.pauseRollout, {
    access,
    handler: async ({ body, caller }) => {
      const who = await requireRight(deps.db, caller, body.remote, 'rollout');
      await pauseRollout(deps, { ...body, who }, true);
      return answer('Rollout paused', caller);
    },
  });

  mount(app, calls.resumeRollout, {
    access,
    handler: async ({ body, caller }) => {
      const who = await requireRight(deps.db, caller, body.remote, 'rollout');
      await pauseRollout(deps, { ...body, who }, false);
      return answer('Rollout resumed', caller);
    },
  });

  mount(app, calls.rollBack, {
    access,
    confirmed: true,
    handler: async ({ body, caller }) => {
      const who = await requireRight(deps.db, caller, body.remote, 'rollback');
      await rollBack(deps, { ...body, who });
      return answer('Rolled back', caller);
    },
  });

  mount(app, calls.freezeReleases, {
    access: manager,
    handler: async ({ body, caller }) => {
      await freeze(deps, { ...body, who: await whoCalls(deps.db, caller) });
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
