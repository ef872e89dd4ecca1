import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** In seconds: a year, the minimum for browsers' preload lists. */
const httpsOnlyFor = 365 * 24 * 60 * 60;

/**
 * Headers of every response of the app origin. The policy is for responses that are not pages: they
 * load nothing and cannot be framed; the shell's page and the API documentation override it.
 *
 * @param isTlsOnly sends HSTS for this host name, for a year
 */
export async function addSecurityHeaders(app: FastifyInstance, isTlsOnly: boolean): Promise<void> {
  const headers = await headersOfHelmet(isTlsOnly);
  // Tokens and members' data must not be cached, not even by the browser.
  const ofCalls = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : headers);
    done();
  });
}

/** Helmet's headers are constant, but it recomputes them on every request: read them once. */
async function headersOfHelmet(isTlsOnly: boolean): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    // Video players refuse to play in a page without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only for this host name: published sites on subdomains may be served without TLS.
    strictTransportSecurity: isTlsOnly ? { maxAge: httpsOnlyFor, includeSubDomains: false } : false,
  });
  const added: Record<string, string> = {};
  asked.get('/', (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) added[name] = String(value);
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return added;
}
