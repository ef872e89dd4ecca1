import type { FastifyInstance } from 'fastify';
import {
  createProject,
  deleteProject,
  duplicateProject,
  getProject,
  listProjects,
  projectPageLimit,
  renameProject,
  restoreProject,
} from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import { mount } from '../../plugins/mount';
import { lockMember } from '../../quotas/member-lock';
import type { Quotas } from '../../quotas/quotas';
import { storableText } from '../generation/tasks/storable-text';
import type { Asker, SiteAddresses } from '../websites/site-addresses';
import {
  markProjectDeleted,
  removeGoneProjects,
  unmarkProjectDeleted,
} from './deleted-projects.repository';
import { duplicate } from './duplicate-project';
import { keepProject } from './keep-project';
import type { ProjectKey } from './project-key';
import { renameAt } from './project-names';
import { presentProject, readProjectRecord } from './project-record';
import { linkWebsite } from './project-websites';
import { findProject, listProjectsOf } from './projects.repository';

/** What the project endpoints need. */
export interface ProjectDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly addresses: SiteAddresses;
  /** Storage limits per member. */
  readonly quotas: Quotas;
}

const keyOf = (userId: string, projectId: string): ProjectKey => ({ userId, projectId });

/** Endpoints of a member's projects. */
export function mountProjects(app: FastifyInstance, deps: ProjectDeps): void {
  const { db, clock, addresses } = deps;

  mount(app, listProjects, {
    access: 'signedIn',
    handler: async ({ caller, query, request }) => {
      const { which = 'drafts', search = '', page = 1, limit = projectPageLimit } = query;
      const listing = { which, search: storableText(search.trim()), page, limit, now: clock() };
      const { projects, total } = await listProjectsOf(db, caller.user.id, listing);
      const shown = projects.map((row) => presentProject(row, addresses, request));
      return { message: 'Projects loaded', projects: shown, total };
    },
  });

  mount(app, createProject, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const key = keyOf(caller.user.id, body.id);
      const project = {
        prompt: storableText(body.prompt),
        title: body.title && storableText(body.title),
        slug: body.slug && storableText(body.slug),
        titleIsOwn: body.title_is_own,
        now: clock(),
      };
      await db.transaction().execute(async (transaction) => {
        const limit = deps.quotas.projects;
        await lockMember(transaction, key.userId);
        const known = await findProject(transaction, key);
        // A project deleted elsewhere stays deleted, even if a browser still stores it.
        if (!known) await keepProject(transaction, key, project, { limit, revive: false });
        const { website_id: websiteId } = body;
        if (websiteId === undefined || (known?.website_id ?? null) !== null) return;
        await linkWebsite(transaction, key, websiteId, project.now);
      });
      return answer(deps, key, request, 'Project saved');
    },
  });

  mount(app, getProject, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const row = await requireProject(db, key);
      const project = await readProjectRecord(db, key, presentProject(row, addresses, request));
      return { message: 'Project loaded', project };
    },
  });

  mountChanges(app, deps);
  mountRemoval(app, deps);
}

function mountChanges(app: FastifyInstance, deps: ProjectDeps): void {
  const { db, clock } = deps;

  mount(app, renameProject, {
    access: 'signedIn',
    handler: async ({ caller, params, body, request }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const { title } = await requireProject(db, key);
      const name = {
        title: body.title && storableText(body.title),
        slug: body.slug && storableText(body.slug),
        titleIsOwn: body.title_is_own,
        now: clock(),
      };
      if (!(await renameAt(db, key, body.revision, name))) throw renamedMeanwhile(title);
      return answer(deps, key, request, 'Project renamed');
    },
  });

  mount(app, duplicateProject, {
    access: 'signedIn',
    handler: async ({ caller, params, body, request }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const copy = { projectId: body.id, quotas: deps.quotas, now: clock() };
      await duplicate(db, key, await requireProject(db, key), copy);
      return answer(deps, keyOf(caller.user.id, body.id), request, 'Project duplicated');
    },
  });
}

function mountRemoval(app: FastifyInstance, deps: ProjectDeps): void {
  const { db, clock } = deps;

  mount(app, deleteProject, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = keyOf(caller.user.id, params.project_id);
      await requireProject(db, key);
      await markProjectDeleted(db, key, clock());
      await removeGoneProjects(db, clock());
      return { message: 'Project deleted' };
    },
  });

  mount(app, restoreProject, {
    access: 'signedIn',
    handler: async ({ caller, params, request }) => {
      const key = keyOf(caller.user.id, params.project_id);
      if (!(await unmarkProjectDeleted(db, key, deps.quotas, clock()))) {
        throw notFound('This project cannot be brought back any more');
      }
      return answer(deps, key, request, 'The project is back');
    },
  });
}

async function requireProject(db: Database, key: ProjectKey) {
  const row = await findProject(db, key);
  if (!row) throw notFound('There is no such project');
  return row;
}

async function answer(
  { db, addresses }: ProjectDeps,
  key: ProjectKey,
  asker: Asker,
  message: string,
) {
  return { message, project: presentProject(await requireProject(db, key), addresses, asker) };
}

const renamedMeanwhile = (title: string) =>
  conflict(
    `This project was renamed in another place meanwhile and is now called “${title}”. Nothing was overwritten.`,
  );
