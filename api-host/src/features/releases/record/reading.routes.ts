import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-kit/contract/releases';
import { mount } from '../../../plugins/mount';
import { explainVersion } from '../explain-version';
import { readGateVerdicts } from '../gates/gate-verdicts.repository';
import { readMinutes } from '../health/health.repository';
import { planRollout } from '../operations/plan-rollout';
import type { ReleaseDeps } from '../release-deps';
import { readStatus } from '../release-status';
import { readableRemote, whoCalls } from '../rights/release-rights';
import { listEntries } from './entries.repository';

const access = 'remoteReleaser';

/** What everyone runs, how it came to that and how it fares. */
export function mountReading(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, clock } = deps;

  mount(app, calls.getReleases, {
    access,
    handler: async ({ caller }) => ({
      message: 'Releases loaded',
      status: await readStatus(deps, await whoCalls(db, caller)),
    }),
  });

  mount(app, calls.getReleaseHistory, {
    access,
    handler: async ({ query, caller }) => ({
      message: 'History loaded',
      entries: await listEntries(db, { ...query, remote: readableRemote(caller, query.remote) }),
    }),
  });

  mount(app, calls.getReleaseHealth, {
    access,
    handler: async ({ params, query, caller }) => {
      readableRemote(caller, params.remote);
      const since = new Date(clock().getTime() - query.minutes * 60_000);
      return {
        message: 'Health loaded',
        ...(await readMinutes(db, params.remote, since, query.rollout)),
      };
    },
  });

  mount(app, calls.getGateVerdicts, {
    access,
    handler: async ({ params, query, caller }) => {
      const remote = readableRemote(caller, undefined);
      const verdicts = await readGateVerdicts(db, { ...params, remote }, query.limit);
      return { message: 'Gates loaded', verdicts };
    },
  });

  mount(app, calls.planRollout, {
    access,
    handler: ({ query, caller }) => {
      readableRemote(caller, query.remote);
      return planRollout(deps, query);
    },
  });

  // Names members, so it is for nobody who is not trusted with all of them.
  mount(app, calls.explainVersion, {
    access: 'releaseManager',
    handler: ({ query }) => explainVersion(deps, query),
  });
}
