import type { FastifyInstance, HTTPMethods } from 'fastify';
import { methodNotAllowed } from '../errors';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Answers API calls with another method with a 405 and the allowed methods, instead of a 404. Call
 * it before the routes are added, and the returned function after them.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  let filling = false;

  app.addHook('onRoute', function (this: FastifyInstance, { method, url }) {
    // Routes of third-party plugins are in a separate scope, and are left alone.
    if (filling || this !== app || !url.startsWith('/api/')) return;
    const answered = known.get(url) ?? new Set<string>();
    for (const name of [method].flat()) answered.add(name);
    known.set(url, answered);
  });

  return () => {
    filling = true;
    for (const [url, answered] of known) {
      const others = methods.filter((method) => !answered.has(method));
      if (others.length > 0) refuse(app, url, others, [...answered]);
    }
  };
}

function refuse(
  app: FastifyInstance,
  url: string,
  method: HTTPMethods[],
  answered: readonly string[],
): void {
  const allowed = answered.filter((name) => name !== 'HEAD');
  app.route({
    method,
    url,
    config: { access: 'anyone' },
    schema: { hide: true },
    exposeHeadRoute: false,
    // Before the body is read, which does not matter.
    onRequest: (request) => Promise.reject(methodNotAllowed(request.method, allowed)),
    handler: () => undefined,
  });
}
