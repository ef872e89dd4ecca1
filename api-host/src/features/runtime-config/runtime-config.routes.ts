import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ConfigSource } from './config-source';

/** `/config.json`: the operator's configuration with every default filled in. */
export function mountRuntimeConfig(app: FastifyInstance, config: ConfigSource): void {
  app.get(
    '/config.json',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (request, reply) => {
      const document = JSON.stringify(await config.read(request.log));
      const etag = `"${createHash('sha256').update(document).digest('base64url')}"`;
      // Revalidated on every load, so that a changed file applies at once.
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
}
