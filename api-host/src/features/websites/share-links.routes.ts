import type { FastifyInstance } from 'fastify';
import { createShareLink, listShareLinks, revokeShareLink } from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { removeGoneWebsites } from './remove-gone';
import { removeShared, share, toShareLink } from './share-links';
import { endShareLink, listLiveShareLinks } from './share-links.repository';
import type { WebsiteDeps } from './website-deps';
import { requireNotSuspended, requireOwn } from './websites.policy';
import { findWebsite, findWebsiteOwner } from './websites.repository';

/**
 * Endpoints for links that show a website's working copy, published or not, to anyone with the
 * link.
 */
export function mountShareLinks(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock } = deps;

  mount(app, listShareLinks, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const links = await listLiveShareLinks(db, id, clock());
      return { message: 'Share links', links: links.map(toShareLink) };
    },
  });

  mount(app, createShareLink, {
    access: 'signedIn',
    handler: async ({ caller, params, body, request }) => {
      const website = requireOwn(caller, await findWebsite(db, params.id));
      requireNotSuspended(website);
      await removeGoneWebsites(deps, request.log);
      const subject = { website_id: website.id };
      const { user_id: owner, title } = website;
      const shared = { subject, owner, title, files: website, days: body.days };
      return share(deps, shared, request.log);
    },
  });

  mount(app, revokeShareLink, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const ended = { id: params.share, websiteId: id, now: clock() };
      return removeShared(deps, await endShareLink(db, ended), request.log);
    },
  });
}
