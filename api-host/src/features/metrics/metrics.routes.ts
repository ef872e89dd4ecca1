import type { FastifyInstance } from 'fastify';
import type { HostMetrics } from './host-metrics';
import { requireMetricsReader } from './metrics.policy';
import type { MetricsAccess } from './metrics.policy';

interface MetricsDeps extends MetricsAccess {
  readonly metrics: HostMetrics;
}

/** `/metrics`, for Prometheus. Has its own access check, because its reader is not a member. */
export function mountMetrics(app: FastifyInstance, { metrics, ...access }: MetricsDeps): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  app.get('/metrics', options, async (request, reply) => {
    requireMetricsReader(request, access);
    reply.type(metrics.registry.contentType).header('cache-control', 'no-store');
    return metrics.registry.metrics();
  });
}
