import type { FastifyInstance } from 'fastify';
import { changeAddress, checkAddress, checkNewAddress } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { mount } from '../../plugins/mount';
import { firstFreeSlug } from './addresses.repository';
import { moveToAddress, taken } from './chosen-address';
import { answer, requireChangeable } from './publication.routes';
import { slugFrom } from './slug';
import type { WebsiteDeps } from './website-deps';
import { requireOwn } from './websites.policy';
import { findWebsiteOwner } from './websites.repository';

const freeWords = 'This address is free';

/** Endpoints for the addresses of a member's websites. */
export function mountAddresses(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db } = deps;

  mount(app, checkAddress, {
    access: 'signedIn',
    handler: async ({ caller, params, query }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const suggestion = await firstFreeSlug(db, slugFrom(query.address), id);
      const free = suggestion === query.address;
      return { message: free ? freeWords : taken(query.address), free, suggestion };
    },
  });

  // A member who types checks a few addresses a minute; enumerating all addresses takes far more.
  const checks = new AttemptLimit(deps, 'address-check', { attempts: 120, windowMs: 60_000 });
  mount(app, checkNewAddress, {
    access: 'signedIn',
    handler: async ({ caller, query, request }) => {
      await checks.begin(caller.user.id);
      const suggestion = await firstFreeSlug(db, slugFrom(query.address));
      const free = suggestion === query.address;
      const link = deps.addresses.linkOf(suggestion, request);
      return { message: free ? freeWords : taken(query.address), free, suggestion, link };
    },
  });

  mount(app, changeAddress, {
    access: 'signedIn',
    handler: async ({ caller, params, body, request }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      await moveToAddress(db, id, body.address);
      return answer(deps, id, request, 'The website has its new address');
    },
  });
}
