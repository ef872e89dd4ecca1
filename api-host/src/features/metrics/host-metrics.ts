import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../../database/schema';

/** From a cached answer to a list of everybody; an open event stream falls beyond. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What a host counts about itself. */
export interface HostMetrics {
  readonly registry: Registry;
  readonly requests: Histogram<'origin' | 'method' | 'route' | 'status'>;
}

/** Metrics of one host, in a registry of their own: a process may hold several hosts, as tests do. */
export function createMetrics(db: Database): HostMetrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['origin', 'method', 'route', 'status'] as const,
    buckets: seconds,
    registers: [registry],
  });
  registry.registerMetric(taskGauge(db));
  return { registry, requests };
}

/** Memory, processor time, event loop and garbage collection of the process. */
export function addProcessMetrics({ registry }: HostMetrics): void {
  collectDefaultMetrics({ register: registry });
}

/** Counted when asked. Hosts of one database share the queue, so each tells the same number. */
function taskGauge(db: Database): Gauge<'status'> {
  const statuses = ['queued', 'running'] as const;
  return new Gauge({
    name: 'sitewright_generation_tasks',
    help: 'Unfinished generations in the database, over all hosts',
    labelNames: ['status'] as const,
    // Not in the library's global registry: the caller has one of its own.
    registers: [],
    async collect() {
      const rows = await db
        .selectFrom('generation_tasks')
        .select(['status', (build) => build.fn.countAll<number>().as('tasks')])
        .where('status', 'in', statuses)
        .groupBy('status')
        .execute();
      for (const status of statuses) {
        this.set({ status }, rows.find((row) => row.status === status)?.tasks ?? 0);
      }
    },
  });
}
