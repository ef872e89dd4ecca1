import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  deleteWebsite,
  editWebsite,
  getWebsite,
  listWebsites,
  publishWebsite,
} from 'shared-kit/contract';
import type { RequestOf, Website, WebsiteListItem } from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { moveToAddress, requireFreeAddress } from './chosen-address';
import { mountAddresses } from './addresses.routes';
import { findProjectOf, linkWebsite } from '../projects/project-websites';
import { markDeleted } from './deleted-websites.repository';
import { requireNamedWebsite } from './named-website';
import { mountPublications, stateOf } from './publication.routes';
import { publishAgain, publishNew } from './publish-website';
import { removeGoneWebsites } from './remove-gone';
import { mountShareLinks } from './share-links.routes';
import type { Asker } from './site-addresses';
import { mountSocialPreviews } from './social-preview.routes';
import { storable } from './storable';
import { mountSuspensions } from './suspensions.routes';
import { thumbnailAddress } from '../thumbnails/thumbnails.routes';
import { mountVersionLinks } from './version-links.routes';
import type { WebsiteDeps } from './website-deps';
import { requireOwn } from './websites.policy';
import { findWebsite, findWebsiteOwner, listWebsitesOf, saveWebsite } from './websites.repository';
import type { WebsiteContent } from './website-content';
import type { ListedWebsite, WebsiteRow } from './websites.repository';

/** Endpoints of a member's published websites. */
export function mountWebsites(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock } = deps;
  mountPublications(app, deps);
  mountAddresses(app, deps);
  mountSocialPreviews(app, deps);
  mountShareLinks(app, deps);
  mountVersionLinks(app, deps);
  mountSuspensions(app, deps);

  mount(app, publishWebsite, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const content = contentOf(body);
      const projectId = body.project_id ?? null;
      const { id, slug } =
        body.id === undefined
          ? await publishNew(deps, { caller, content, projectId, log: request.log }, body.slug)
          : await publishAt(deps, caller, { ...body, id: body.id }, content, request.log);
      // A new website is linked when its row is inserted.
      if (projectId !== null && body.id !== undefined) {
        const key = { userId: caller.user.id, projectId };
        await db.transaction().execute((within) => linkWebsite(within, key, id, clock()));
      }
      return {
        message: 'Website published successfully',
        id,
        link: deps.addresses.linkOf(slug, request),
      };
    },
  });

  mount(app, listWebsites, {
    access: 'signedIn',
    handler: async ({ caller, request }) => {
      const websites = await listWebsitesOf(db, caller.user.id);
      return {
        message: websites.map((website) => ({
          ...toListItem(deps, website, request),
          unread_messages: Number(website.unread),
          thumbnail: thumbnailOf(website),
          project_id: website.project_id,
        })),
      };
    },
  });

  mount(app, deleteWebsite, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const { id } = requireOwn(caller, await findWebsiteOwner(db, params.id));
      await markDeleted(db, id, clock());
      await removeGoneWebsites(deps, request.log);
      return { message: 'Website deleted successfully' };
    },
  });

  mount(app, getWebsite, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const row = requireOwn(caller, await findWebsite(db, params.id));
      const website = toWebsite(deps, row, request);
      const project = { ...website, project_id: await findProjectOf(db, row.id) };
      return { message: 'Website loaded', project };
    },
  });

  mount(app, editWebsite, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      const content = contentOf(body);
      const { id } = await requireNamedWebsite(db, caller, body);
      await saveWebsite(db, id, { ...content, now: clock() });
      return { message: 'Website saved successfully', id };
    },
  });
}

/** Republishes, under another address if the member chose one. */
async function publishAt(
  deps: WebsiteDeps,
  caller: Caller,
  { id, slug }: { readonly id: string; readonly slug?: string | undefined },
  content: WebsiteContent,
  log: FastifyBaseLogger,
): Promise<{ readonly id: string; readonly slug: string }> {
  const isMoving = slug !== undefined;
  if (isMoving) {
    requireOwn(caller, await findWebsiteOwner(deps.db, id));
    await requireFreeAddress(deps.db, slug, id);
  }
  const published = await publishAgain(deps, caller, id, content, log);
  if (!isMoving) return published;
  await moveToAddress(deps.db, id, slug);
  return { id, slug };
}

const contentOf = (body: RequestOf<typeof editWebsite>['body']): WebsiteContent => ({
  html: storable(body.htmlcode),
  css: storable(body.csscode),
  js: storable(body.jscode),
  title: storable(body.title),
  prompt: storable(body.prompt),
});

const toListItem = (
  deps: WebsiteDeps,
  row: Pick<
    WebsiteRow,
    'id' | 'title' | 'slug' | 'created_at' | 'offline_at' | 'suspension_reason'
  >,
  asker: Asker,
): WebsiteListItem => ({
  id: row.id,
  title: row.title,
  content: deps.addresses.linkOf(row.slug, asker),
  created_at: row.created_at.toISOString(),
  ...stateOf(row),
});

/** Null while the thumbnail is being made. */
const thumbnailOf = ({ id, deployment, thumbnail }: ListedWebsite): string | null =>
  thumbnail === null ? null : thumbnailAddress(id, deployment, thumbnail);

const toWebsite = (deps: WebsiteDeps, row: WebsiteRow, asker: Asker): Website => ({
  ...toListItem(deps, row, asker),
  htmlcode: row.html,
  csscode: row.css,
  jscode: row.js,
  prompt: row.prompt,
  slug: row.slug,
  updated_at: row.updated_at.toISOString(),
});
