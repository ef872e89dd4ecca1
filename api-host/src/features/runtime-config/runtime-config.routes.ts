import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RuntimeConfig } from 'shared-kit/contract';

/** `/config.json`: the operator's configuration with every default filled in. */
export function mountRuntimeConfig(app: FastifyInstance, config: RuntimeConfig): void {
  const document = JSON.stringify(config);
  const etag = `"${createHash('sha256').update(document).digest('base64url')}"`;
  app.get(
    '/config.json',
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) => {
      // Revalidated on every load, so that a changed file shows after a restart of the host.
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
}
