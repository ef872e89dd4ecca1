import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** In seconds: a year, the least that browsers' preload lists ask for. */
const httpsOnlyFor = 365 * 24 * 60 * 60;

/**
 * Headers of every answer of the app origin. The policy is that of answers which are no page: nothing
 * loads, nothing frames them; the shell's page and the API documentation replace it with their own.
 *
 * @param isTlsOnly tells browsers to reach this host name over TLS alone, for a year
 */
export async function addSecurityHeaders(app: FastifyInstance, isTlsOnly: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // Video players refuse to play for a page that does not say where it is from.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only for this host name: published sites below it may be served without TLS.
    strictTransportSecurity: isTlsOnly ? { maxAge: httpsOnlyFor, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Tokens and members' data belong into no cache, not even the browser's own.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
