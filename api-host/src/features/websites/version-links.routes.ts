import type { FastifyInstance } from 'fastify';
import {
  endSharedPreview,
  endVersionLink,
  listVersionLinks,
  shareVersion,
  sharedPreviewToken,
} from 'shared-kit/contract';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { actorOf, noteAudit } from '../audit/note-audit';
import { noProject, requireVersion } from '../versions/version-calls';
import { newestVersionNumber } from '../versions/versions.repository';
import type { ProjectKey } from '../versions/versions.repository';
import { removeGoneWebsites } from './remove-gone';
import { removeShared, share, toShareLink } from './share-links';
import {
  endByToken,
  endVersionLink as endLink,
  listLiveVersionLinks,
} from './share-links.repository';
import { storable } from './storable';
import type { WebsiteDeps } from './website-deps';
import { requireNoSuspension } from './websites.policy';

/** Endpoints for links that show a version of a project, published or not. */
export function mountVersionLinks(app: FastifyInstance, deps: WebsiteDeps): void {
  const { db, clock } = deps;

  const requireProject = async (key: ProjectKey): Promise<ProjectKey> => {
    if ((await newestVersionNumber(db, key)) === 0) throw noProject();
    return key;
  };

  mount(app, listVersionLinks, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const links = await listLiveVersionLinks(db, await requireProject(key), clock());
      return { message: 'Share links', links: links.map(toShareLink) };
    },
  });

  mount(app, shareVersion, {
    access: 'signedIn',
    handler: async ({ caller, params, body, request }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const { number, files } = await requireVersion(db, key, params.number);
      await requireNoSuspension(db, caller);
      await removeGoneWebsites(deps, request.log);
      const mine = { user_id: key.userId, project_id: key.projectId, version: number };
      const subject = { website_id: null, ...mine } as const;
      const title = storable(body.title);
      const shared = { subject, owner: key.userId, title, files, days: body.days };
      return share(deps, shared, request.log);
    },
  });

  mount(app, endVersionLink, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const ended = await endLink(db, { id: params.share, key, now: clock() });
      return removeShared(deps, ended, request.log);
    },
  });

  mount(app, endSharedPreview, {
    access: 'admin',
    handler: async ({ body, caller, request }) => {
      const token = sharedPreviewToken.exec(body.link)?.[1] ?? '';
      const ended = await endShared(deps, caller, token);
      const answer = await removeShared(deps, ended, request.log);
      request.log.warn({ share: ended?.id, by: caller.user.id }, 'share link ended by an operator');
      return answer;
    },
  });
}

function endShared({ db, clock }: WebsiteDeps, caller: Caller, token: string) {
  return db.transaction().execute(async (transaction) => {
    const ended = await endByToken(transaction, token, clock());
    if (ended === undefined) return undefined;
    const target = { kind: 'share-link', id: ended.id } as const;
    const note = { at: clock(), by: actorOf(caller), target };
    await noteAudit(transaction, { ...note, action: 'website.share-ended' });
    return ended;
  });
}
