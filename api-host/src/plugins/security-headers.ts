import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer of the app origin. The policy is that of answers which are no page: nothing
 * loads, nothing frames them; the shell's page and the API documentation replace it with their own.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // Video players refuse to play for a page that does not say where it is from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Whoever ends TLS in front of us decides this; from here it could lock out plain-http sites.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Tokens and members' data belong into no cache, not even the browser's own.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
