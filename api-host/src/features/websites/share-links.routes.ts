import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  createShareLink,
  listShareLinks,
  revokeShareLink,
  shareLinkLimit,
} from 'shared-kit/contract';
import type { ShareLink } from 'shared-kit/contract';
import { conflict, notFound } from '../../errors';
import { mount } from '../../plugins/mount';
import { picturesFor } from '../pictures/deploy-pictures';
import { removeDeployment, writeDeployment } from './deployment';
import { removeQuietly } from './publish-website';
import { removeGoneWebsites } from './remove-gone';
import {
  addShareLink,
  endShareLink,
  listLiveShareLinks,
  shareTokenBytes,
} from './share-links.repository';
import type { WebsiteDeps } from './website-deps';
import { requireNotSuspended, requireOwn } from './websites.policy';
import { findWebsite, findWebsiteOwner } from './websites.repository';
import type { WebsiteRow } from './websites.repository';

/** Below the sites origin; no slug may start with an underscore. */
export const sharePath = '/_share';

const dayMs = 86_400_000;

/** Links that show a website's working copy, published or not, to whoever has them. */
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
      const live = await listLiveShareLinks(db, website.id, clock());
      if (live.length >= shareLinkLimit) {
        throw conflict(
          `A website has at most ${shareLinkLimit} share links. End one you no longer need`,
        );
      }
      return share(deps, website, body.days);
    },
  });

  mount(app, revokeShareLink, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const ended = { id: params.share, websiteId: id, now: clock() };
      const folder = await endShareLink(db, ended);
      if (folder === undefined) throw notFound('This share link does not exist');
      await removeQuietly(request.log, () => removeDeployment(deps.storage, id, folder));
      return { message: 'The share link has ended' };
    },
  });
}

/** The files first: a link never leads to half of a website. */
async function share(deps: WebsiteDeps, website: WebsiteRow, days: number) {
  const { db, storage, clock, random, addresses } = deps;
  const pictures = await picturesFor({ db, storage }, website.user_id, website);
  const { id, title } = website;
  const folder = await writeDeployment(storage, id, website, title, pictures, 'silent');
  const token = random(shareTokenBytes).toString('base64url');
  const created_at = clock();
  const expires_at = new Date(created_at.getTime() + days * dayMs);
  const link = { id: randomUUID(), website_id: website.id, folder, created_at, expires_at };
  await addShareLink(db, { ...link, token });
  return {
    message: 'The share link is ready',
    share: toShareLink(link),
    link: addresses.shared(`${sharePath}/${token}/`),
  };
}

const toShareLink = (row: {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}): ShareLink => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
