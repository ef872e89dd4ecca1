import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { systemClock } from '../../clock';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { mailGauges } from '../../mail/queue/mail-gauges';
import { measureGenerations, oldestGauge, taskGauge } from './generation-metrics';
import { countRemoteCalls } from './remote-metrics';
import type { EndedGeneration } from './generation-metrics';

/** From a cached response to a list of all users; open event streams exceed it. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A host's metrics. */
export interface HostMetrics {
  readonly registry: Registry;
  readonly requests: Histogram<'origin' | 'method' | 'route' | 'status'>;
  readonly remoteCalled: (name: string, status: number) => void;
  readonly generationEnded: (ended: EndedGeneration) => void;
}

/** Metrics of one host, in a separate registry: a process may run several hosts, as tests do. */
export function createMetrics(db: Database, clock: Clock = systemClock): HostMetrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['origin', 'method', 'route', 'status'] as const,
    buckets: seconds,
    registers: [registry],
  });
  registry.registerMetric(taskGauge(db));
  registry.registerMetric(oldestGauge(db, clock));
  for (const gauge of mailGauges(db, clock)) registry.registerMetric(gauge);
  return {
    registry,
    requests,
    remoteCalled: countRemoteCalls(registry),
    generationEnded: measureGenerations(registry),
  };
}

/** Memory, CPU time, event loop and garbage collection of the process. */
export function addProcessMetrics({ registry }: HostMetrics): void {
  collectDefaultMetrics({ register: registry });
}
