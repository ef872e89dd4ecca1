import type { FastifyInstance } from 'fastify';
import { callingRemote } from '../../telemetry/calling-remote';
import type { HostMetrics } from './host-metrics';

/** Measures every response by its route, never by its URL: a task id in a URL is a capability. */
export function measureRequests(
  app: FastifyInstance,
  { requests, remoteCalled }: HostMetrics,
  origin: 'app' | 'sites' | 'editor',
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)';
    const labels = { origin, method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
    const remote = request.headers.authorization === undefined ? null : callingRemote(request);
    // Refused callers may be anyone.
    if (remote && reply.statusCode !== 401) remoteCalled(remote.name, reply.statusCode);
    done();
  });
}
