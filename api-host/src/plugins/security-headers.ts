import helmet from '@fastify/helmet';
import Fastify from 'fastify';
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
  const headers = await headersOfHelmet(isTlsOnly);
  // Tokens and members' data belong into no cache, not even the browser's own.
  const ofCalls = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofCalls : headers);
    done();
  });
}

/** What helmet answers is the same each time, and it puts it together anew with every request: it is asked once. */
async function headersOfHelmet(isTlsOnly: boolean): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
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
  const added: Record<string, string> = {};
  asked.get('/', (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) added[name] = String(value);
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return added;
}
