import { Gauge } from 'prom-client';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import { readTraffic } from './traffic.repository';

/** Counted when asked. Hosts of one database share the reports, so each tells the same numbers. */
export function reportGauge({ db, clock }: { db: Database; clock: Clock }): Gauge<'kind'> {
  return new Gauge({
    name: 'sitewright_release_reports',
    help: 'Reports of page loads in the last ten minutes by kind, pages handed out, and alarm: 1 when they cannot all be from browsers',
    labelNames: ['kind'] as const,
    // Not in the library's global registry: the caller has one of its own.
    registers: [],
    async collect() {
      const { alarm, minutes: _, ...counts } = await readTraffic(db, clock());
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count);
      this.set({ kind: 'alarm' }, alarm === null ? 0 : 1);
    },
  });
}
