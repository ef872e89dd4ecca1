import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportHealth } from 'shared-kit/contract/releases';
import type { BeaconEvent, SuiteRecord } from 'shared-kit/contract/releases';
import { AttemptLimit } from '../../../attempts/attempt-limit';
import { clientNetwork } from '../../../attempts/client-network';
import { wideNetwork } from '../../../attempts/wide-network';
import { RequestFailure } from '../../../errors';
import type { Authenticate } from '../../../plugins/access';
import { mount } from '../../../plugins/mount';
import { weightsNow } from '../evidence/weights';
import type { EvidenceLimits } from '../evidence/weights';
import type { PageLoads } from '../page-loads/page-loads';
import { recordOf } from '../record/entries.repository';
import type { ReleaseFeed } from '../record/release-feed';
import type { ReleaseDeps } from '../release-deps';
import type { ReportTally } from './page-count';
import { possibleEvents, takeReport } from './take-report';

/** Batches per address: an office behind one address reports its page loads, a flood is cut off. */
const limit = { attempts: 600, windowMs: 60_000 } as const;

/** Page loads are kept for a day: this bounds how many of them one address can make the host keep. */
const dayLimit = { attempts: 50_000, windowMs: 24 * 60 * 60_000 } as const;

export interface BeaconDeps extends Pick<ReleaseDeps, 'db' | 'clock'> {
  readonly feed: ReleaseFeed;
  readonly pageLoads: PageLoads;
  readonly tally: ReportTally;
  readonly evidenceLimits: EvidenceLimits;
  readonly authenticate: Authenticate;
}

/**
 * Takes in what browsers report. Anybody may call it; what counts is a page load that this suite has signed,
 * each once. A report that counts nowhere is answered like one that does: 200 with how many counted.
 */
export function mountBeacons(app: FastifyInstance, deps: BeaconDeps): void {
  const { feed, tally, pageLoads } = deps;
  const perAddress = new AttemptLimit(deps, 'release beacons', limit);
  const perDay = new AttemptLimit(deps, 'release beacons of a day', dayLimit);

  mount(app, reportHealth, {
    access: 'anyone',
    handler: async ({ body: { load: signed, events }, request }) => {
      await perAddress.begin(clientNetwork(request.ip));
      const load = await pageLoads.open(signed);
      const publication = load && (await feed.read());
      if (!load || !publication) {
        await tally.reports({ counted: 0, repeated: 0, invalid: events.length });
        return { message: 'Thank you', counted: 0 };
      }
      await perDay.begin(clientNetwork(request.ip));
      const current = publication.record;
      const report = {
        load,
        member: await memberOf(request, deps.authenticate),
        network: wideNetwork(request.ip),
        at: deps.clock(),
        records: [current, await recordOfPage(deps, load.serial, current)],
        events: events.filter((event) => isLive(current, event)),
      };
      // A rollout that is over while a page is open is nothing to wonder about; a version nobody got is.
      const possible = possibleEvents(report);
      const invalid = report.events.length - possible.length;
      const weights = await weightsNow(deps.db, deps.clock, deps.evidenceLimits);
      const counted = await takeReport(
        deps.db,
        { ...report, events: possible },
        { current, weights },
      );
      await tally.reports({ counted, repeated: possible.length - counted, invalid });
      return { message: 'Thank you', counted };
    },
  });
}

/** The record the page was handed out with; the one in force where that was never issued here. */
async function recordOfPage(
  { db }: BeaconDeps,
  serial: number,
  current: SuiteRecord,
): Promise<SuiteRecord> {
  return serial === current.serial ? current : ((await recordOf(db, serial)) ?? current);
}

/** Who is signed in where the report comes from. A session that has ended makes the report anonymous. */
async function memberOf(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<string | null> {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  try {
    return (await authenticate(token)).user.id;
  } catch (error) {
    if (error instanceof RequestFailure) return null;
    throw error;
  }
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
