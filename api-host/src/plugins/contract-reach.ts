import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractHeader, contractReach, contractVersion } from 'shared-kit/contract';
import { wrongHost } from '../errors';
import type { RequestFailure } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the page that calls was made with a later version of the contract than this host. */
    isOfLaterPage?: boolean;
  }
}

/**
 * While hosts are replaced, pages meet hosts that are older than themselves. Such a host answers as ever; only where it does
 * not know what it is asked for, it says so with a code of its own (`ofReach`), and the page asks another one. Of a page with
 * another major version it answers nothing.
 */
export function refuseOtherContracts(app: FastifyInstance, host = contractVersion): void {
  app.addHook('onRequest', async (request) => {
    const page = request.headers[contractHeader];
    const reach = contractReach(host, typeof page === 'string' ? page : undefined);
    if (reach === 'apart') throw wrongHost('apart');
    if (reach === 'host-older') request.isOfLaterPage = true;
  });
}

/** What a failure is for the page that asked: an address or a field that a later host may know is no fault of the page's. */
export function ofReach(failure: RequestFailure, request: FastifyRequest): RequestFailure {
  return failure.isUnknown && request.isOfLaterPage === true ? wrongHost('host-older') : failure;
}
