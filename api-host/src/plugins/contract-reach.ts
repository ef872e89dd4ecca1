import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractHeader, contractReach, contractVersion } from 'shared-kit/contract';
import { wrongHost } from '../errors';
import type { RequestFailure } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the calling page has a later contract version than this host. */
    isOfLaterPage?: boolean;
  }
}

/**
 * While hosts are replaced, pages call hosts older than themselves. Such a host answers as usual;
 * only for something unknown to it, it responds with a separate code (`ofReach`), and the page asks
 * another one. Pages with another major version are always refused.
 */
export function refuseOtherContracts(app: FastifyInstance, host = contractVersion): void {
  app.addHook('onRequest', async (request) => {
    const page = request.headers[contractHeader];
    const reach = contractReach(host, typeof page === 'string' ? page : undefined);
    if (reach === 'apart') throw wrongHost('apart');
    if (reach === 'host-older') request.isOfLaterPage = true;
  });
}

/**
 * Maps a failure for the calling page: a URL or field that a later host may know is not the page's
 * fault.
 */
export function ofReach(failure: RequestFailure, request: FastifyRequest): RequestFailure {
  return failure.isUnknown && request.isOfLaterPage === true ? wrongHost('host-older') : failure;
}
