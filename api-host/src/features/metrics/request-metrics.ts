import type { FastifyInstance } from 'fastify';
import type { HostMetrics } from './host-metrics';

/** Measures every answer by its route, never by its address: a task id in an address is a capability. */
export function measureRequests(
  app: FastifyInstance,
  { requests }: HostMetrics,
  origin: 'app' | 'sites' | 'editor',
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)';
    const labels = { origin, method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
