import { Gauge } from 'prom-client';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { readRecentHealth } from './health.repository';

const windowMs = 10 * 60_000;

/**
 * What browsers say of each remote's versions. Counted when asked; hosts of one database share the reports, so each
 * tells the same numbers. Versions are those that ran in the last ten minutes, which are few.
 */
export function remoteGauge({ db, clock }: { db: Database; clock: Clock }): Gauge {
  return new Gauge({
    name: 'sitewright_remote_page_loads',
    help: 'Reported page loads of a remote in the last ten minutes by version: ready, failed, and of the ready ones crashed or errored since',
    labelNames: ['remote', 'version', 'outcome'] as const,
    registers: [],
    async collect() {
      // A version nobody runs any more says nothing, rather than its last number for ever.
      this.reset();
      const recent = await readRecentHealth(db, new Date(clock().getTime() - windowMs));
      for (const [remote, versions] of Object.entries(recent)) {
        for (const { version, ready, failed, crashed, errored } of versions) {
          for (const [outcome, count] of Object.entries({ ready, failed, crashed, errored }))
            this.set({ remote, version, outcome }, count);
        }
      }
    },
  });
}
