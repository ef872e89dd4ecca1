import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callingRemote } from './calling-remote';
import type { OpenSpan, Tracing } from './tracing.port';

/** A span per request, named by route and never by URL: a task id in a URL is a capability. */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  origin: 'app' | 'sites' | 'editor',
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const remote = callingRemote(request);
    const route = request.routeOptions.url ?? '(none)';
    const span = tracing.open(`${request.method} ${route}`, {
      kind: 'server',
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'sitewright.origin': origin,
        'sitewright.request_id': request.id,
        ...(remote && {
          'sitewright.remote.name': remote.name,
          'sitewright.remote.version': remote.version,
        }),
      },
    });
    spans.set(request, span);
    span.run(done);
  });
  // Reading a body ends in the socket's context; restores the span for the rest of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end({ failed: reply.statusCode >= 500 });
    done();
  });
  // Disconnected before the response was complete: nothing else ends the span.
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.set({ 'sitewright.aborted': true });
    done();
  });
}
