import type { FastifyInstance } from 'fastify';
import {
  getPublication,
  listDeletedWebsites,
  putBackDeployment,
  takeWebsiteOffline,
  takeWebsiteOnline,
  undeleteWebsite,
} from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { notFound } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { goneAt, listDeletedOf, unmarkDeleted } from './deleted-websites.repository';
import { listDeployments, pointAt, setOffline } from './deployments.repository';
import type { Asker } from './site-addresses';
import type { WebsiteDeps } from './website-deps';
import { requireNotSuspended, requireOwn, websiteNotFound } from './websites.policy';
import { findWebsite, findWebsiteOwner } from './websites.repository';
import type { WebsiteRow } from './websites.repository';

/** Endpoints for managing a published website: address, deployment, online state. */
export function mountPublications(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock } = deps;

  mount(app, getPublication, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      return answer(deps, id, request, 'Website loaded');
    },
  });

  mount(app, putBackDeployment, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      if (!(await pointAt(db, id, params.deployment))) {
        throw notFound('This state of the website is no longer kept');
      }
      deps.thumbnails.enqueue();
      return answer(deps, id, request, 'The earlier state is what visitors see now');
    },
  });

  mount(app, takeWebsiteOffline, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      await setOffline(db, id, clock());
      return answer(deps, id, request, 'The website is offline');
    },
  });

  mount(app, takeWebsiteOnline, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = await requireChangeable(db, caller, params.id);
      await setOffline(db, id, null);
      return answer(deps, id, request, 'The website is online');
    },
  });

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
      const own = { id: params.id, userId: caller.user.id };
      const back = await unmarkDeleted(db, own, deps.quotas.websites, clock());
      if (!back) throw notFound('This website cannot be brought back any more');
      return { message: 'The website is back' };
    },
  });
}

/** The caller's website; throws when it is suspended. */
export async function requireChangeable(db: Database, caller: Caller, id: string) {
  const website = requireOwn(caller, await findWebsiteOwner(db, id));
  requireNotSuspended(website);
  return website;
}

/** The public state of a website that is not deleted. */
export function stateOf(row: Pick<WebsiteRow, 'offline_at' | 'suspension_reason'>) {
  const { offline_at, suspension_reason: reason } = row;
  if (reason !== null) return { state: 'suspended', suspension_reason: reason };
  return { state: offline_at === null ? 'online' : 'offline' };
}

/** The current publication, with a message. */
export async function answer(deps: WebsiteDeps, id: string, asker: Asker, message: string) {
  return { message, publication: await readPublication(deps, id, asker) };
}

async function readPublication(deps: WebsiteDeps, id: string, asker: Asker): Promise<Publication> {
  const website = await findWebsite(deps.db, id);
  if (website === undefined) throw websiteNotFound();
  const deployments = await listDeployments(deps.db, id);
  return {
    id,
    title: website.title,
    address: website.slug,
    link: deps.addresses.linkOf(website.slug, asker),
    ...stateOf(website),
    deployments: deployments.map((one) => ({
      id: one.id,
      title: one.title,
      published_at: one.published_at.toISOString(),
      live: one.id === website.deployment,
    })),
  };
}
