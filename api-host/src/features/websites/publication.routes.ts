import type { FastifyInstance } from 'fastify';
import {
  changeAddress,
  checkAddress,
  getPublication,
  listDeletedWebsites,
  putBackDeployment,
  takeWebsiteOffline,
  takeWebsiteOnline,
  undeleteWebsite,
} from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { conflict, notFound } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { firstFreeSlug, moveWebsite } from './addresses.repository';
import { goneAt, listDeletedOf, unmarkDeleted } from './deleted-websites.repository';
import { listDeployments, pointAt, setOffline } from './deployments.repository';
import { slugFrom } from './slug';
import type { WebsiteDeps } from './website-deps';
import { requireNotSuspended, requireOwn, websiteNotFound } from './websites.policy';
import { findWebsite, findWebsiteOwner } from './websites.repository';
import type { WebsiteRow } from './websites.repository';

/** What a member does with a website that is published: where it is, what it shows, whether it is there. */
export function mountPublications(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock } = deps;

  mount(app, getPublication, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      return answer(deps, id, 'Website loaded');
    },
  });

  mount(app, putBackDeployment, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      if (!(await pointAt(db, id, params.deployment))) {
        throw notFound('This state of the website is no longer kept');
      }
      deps.thumbnails.wanted();
      return answer(deps, id, 'The earlier state is what visitors see now');
    },
  });

  mount(app, takeWebsiteOffline, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      await setOffline(db, id, clock());
      return answer(deps, id, 'The website is offline');
    },
  });

  mount(app, takeWebsiteOnline, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      await setOffline(db, id, null);
      return answer(deps, id, 'The website is online');
    },
  });

  mountAddresses(app, deps);

  mount(app, listDeletedWebsites, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      const deleted = await listDeletedOf(db, caller.user.id, clock());
      const websites = deleted.map(({ id, title, deleted_at, project_id }) => ({
        id,
        title,
        project_id,
        deleted_at: deleted_at.toISOString(),
        gone_at: goneAt(deleted_at).toISOString(),
      }));
      return { message: 'Deleted websites', websites };
    },
  });

  mount(app, undeleteWebsite, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const back = await unmarkDeleted(db, params.id, caller.user.id, clock());
      if (!back) throw notFound('This website cannot be brought back any more');
      return { message: 'The website is back' };
    },
  });
}

function mountAddresses(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db } = deps;

  mount(app, checkAddress, {
    access: 'signedIn',
    handler: async ({ caller, params, query }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      const suggestion = await firstFreeSlug(db, slugFrom(query.address), id);
      const free = suggestion === query.address;
      return { message: free ? 'This address is free' : taken(query.address), free, suggestion };
    },
  });

  mount(app, changeAddress, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      const usable = slugFrom(body.address) === body.address;
      if (!usable || !(await moveWebsite(db, id, body.address))) {
        const suggestion = await firstFreeSlug(db, slugFrom(body.address), id);
        throw conflict(`${taken(body.address)}. Free is, for example, ${suggestion}`);
      }
      return answer(deps, id, 'The website has its new address');
    },
  });
}

/** The caller's website, if no operator keeps it from visitors. */
async function requireChangeable(db: Database, caller: Caller, id: string) {
  const website = requireOwn(caller, await findWebsiteOwner(db, id));
  requireNotSuspended(website);
  return website;
}

/** Whether visitors see a website that is not deleted. */
export function stateOf(row: Pick<WebsiteRow, 'offline_at' | 'suspension_reason'>) {
  const { offline_at, suspension_reason: reason } = row;
  if (reason !== null) return { state: 'suspended', suspension_reason: reason };
  return { state: offline_at === null ? 'online' : 'offline' };
}

/** Reserved by the host, or somebody's: `slugFrom` answers another name for what is reserved. */
const taken = (address: string) =>
  slugFrom(address) === address ? 'This address is taken' : 'This address is reserved';

async function answer(deps: WebsiteDeps, id: string, message: string) {
  return { message, publication: await readPublication(deps, id) };
}

async function readPublication(deps: WebsiteDeps, id: string): Promise<Publication> {
  const website = await findWebsite(deps.db, id);
  if (website === undefined) throw websiteNotFound();
  const deployments = await listDeployments(deps.db, id);
  return {
    id,
    title: website.title,
    address: website.slug,
    link: deps.addresses.linkOf(website.slug),
    ...stateOf(website),
    deployments: deployments.map((one) => ({
      id: one.id,
      title: one.title,
      published_at: one.published_at.toISOString(),
      live: one.id === website.deployment,
    })),
  };
}
