import type { FastifyInstance } from 'fastify';
import { reportHealth } from 'shared-kit/contract/releases';
import type { BeaconEvent, SuiteRecord } from 'shared-kit/contract/releases';
import { AttemptLimit } from '../../../attempts/attempt-limit';
import { clientNetwork } from '../../../attempts/client-network';
import { mount } from '../../../plugins/mount';
import type { ReleaseFeed } from '../record/release-feed';
import type { ReleaseDeps } from '../release-deps';
import { countEvents } from './health-counts.repository';

/** Batches per address: an office behind one address reports its page loads, a flood is cut off. */
const limit = { attempts: 600, windowMs: 60_000 } as const;

/** Takes in what browsers report. Anybody may; nothing of the sender is kept. */
export function mountBeacons(app: FastifyInstance, deps: ReleaseDeps, feed: ReleaseFeed): void {
  const perAddress = new AttemptLimit(deps, 'release beacons', limit);

  mount(app, reportHealth, {
    access: 'anyone',
    handler: async ({ body, request }) => {
      await perAddress.begin(clientNetwork(request.ip));
      const publication = await feed.read();
      const known = body.events.filter(
        (event) => publication !== null && isLive(publication.record, event),
      );
      await countEvents(deps.db, deps.clock(), known);
      return { message: 'Thank you', counted: known.length };
    },
  });
}

/**
 * Versions nobody is given would only fill the table. A rollout that is over counts no more; the report
 * itself still does.
 */
function isLive(record: SuiteRecord, { remote, version, arm, rollout }: BeaconEvent): boolean {
  const state = Object.hasOwn(record.remotes, remote) ? record.remotes[remote] : undefined;
  if (!state) return false;
  if (rollout !== undefined && rollout !== state.candidate?.rollout) return false;
  if (arm === 'candidate') return version === state.candidate?.release.version;
  if (arm === 'stable') return version === state.stable.version;
  return version === state.stable.version || version === state.previous?.version;
}
