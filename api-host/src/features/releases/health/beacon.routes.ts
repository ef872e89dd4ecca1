import type { FastifyInstance, FastifyRequest } from 'fastify';
import { reportHealth } from 'shared-kit/contract/releases';
import { clientNetwork } from '../../../attempts/client-network';
import { wideNetwork } from '../../../attempts/wide-network';
import { RequestFailure } from '../../../errors';
import type { Authenticate } from '../../../plugins/access';
import { mount } from '../../../plugins/mount';
import type { PageLoads } from '../page-loads/page-loads';
import type { ReleaseDeps } from '../release-deps';
import type { ReportGatherer } from './gather-reports';

export interface BeaconDeps extends Pick<ReleaseDeps, 'clock'> {
  readonly pageLoads: PageLoads;
  readonly reports: ReportGatherer;
  readonly authenticate: Authenticate;
}

/**
 * Takes in what browsers report. Anybody may call it; what counts is a page load that this suite has signed,
 * each once. A report that counts nowhere is answered like one that does: 200 with how many counted.
 */
export function mountBeacons(app: FastifyInstance, deps: BeaconDeps): void {
  const { pageLoads, reports, clock } = deps;
  // Before the server waits for the calls under way: those wait for their batch.
  app.addHook('preClose', () => reports.close());

  mount(app, reportHealth, {
    access: 'anyone',
    handler: async ({ body: { load: signed, events }, request }) => {
      const address = clientNetwork(request.ip);
      reports.admit(address);
      const load = await pageLoads.open(signed);
      if (!load) {
        await reports.noteInvalid(events.length);
        return { message: 'Thank you', counted: 0 };
      }
      reports.admitForDay(address);
      const member = await memberOf(request, deps.authenticate);
      const network = wideNetwork(request.ip);
      const counted = await reports.take({ load, member, network, at: clock(), events });
      return { message: 'Thank you', counted };
    },
  });
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
