import { Counter, Gauge } from 'prom-client';

// Neither is in the library's global registry: the caller has one of its own.

/** Reports that were lost on this host. */
export function droppedCounter(): Counter<'why'> {
  const counter = new Counter({
    name: 'sitewright_release_reports_dropped_total',
    help: 'Reports of page loads this host had no room for (queue-full) or could not write (not-written)',
    labelNames: ['why'] as const,
    registers: [],
  });
  for (const why of ['queue-full', 'not-written'] as const) counter.inc({ why }, 0);
  return counter;
}

/** Reports that wait on this host. */
export const waitingGauge = (count: () => number): Gauge =>
  new Gauge({
    name: 'sitewright_release_reports_waiting',
    help: 'Reports of page loads that wait on this host to be written with others',
    registers: [],
    collect() {
      this.set(count());
    },
  });
