import { createHash } from 'node:crypto';
import type { SiteFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import { findProject } from '../projects/projects.repository';
import { findVersion, newestVersionNumber } from '../versions/versions.repository';
import type { ProjectKey } from '../versions/versions.repository';
import { requireOwn } from '../websites/websites.policy';
import { findWebsite } from '../websites/websites.repository';
import type { WebsiteRow } from '../websites/websites.repository';
import type { EditorCaller } from './editor-sessions.repository';

/** The site being edited, and the state of its project's history. */
export interface SiteState {
  /** Null for a project that is not published. */
  readonly website: WebsiteRow | null;
  readonly title: string;
  readonly files: SiteFiles;
  /** Null without a project. */
  readonly version: number | null;
  /** Changes with the code and with the history; a save names the one it is based on. */
  readonly revision: string;
}

/** The project whose history records the saves; null for a website without a project. */
export const projectKeyOf = ({ user, projectId }: EditorCaller): ProjectKey | null =>
  projectId === null ? null : { userId: user.id, projectId };

/** Adds the revision to a state. */
export function stateOf(site: Omit<SiteState, 'revision'>): SiteState {
  const { html, css, js } = site.files;
  const seen = JSON.stringify([html, css, js, site.version]);
  return { ...site, revision: createHash('sha256').update(seen).digest('hex').slice(0, 32) };
}

/** The site that the caller's token is for; throws 404 when it is deleted. */
export async function readSite(db: Database, caller: EditorCaller): Promise<SiteState> {
  const key = projectKeyOf(caller);
  if (caller.websiteId !== null) return readWebsite(db, caller, caller.websiteId, key);
  const project = key && (await findProject(db, key));
  if (!key || !project) throw notFound('This project does not exist');
  // Published meanwhile: from now on the website's code is edited.
  if (project.website_id !== null) return readWebsite(db, caller, project.website_id, key);
  const version = await newestVersionNumber(db, key);
  const newest = await findVersion(db, key, version);
  if (!newest) throw notFound('This project has nothing to edit yet');
  const { html, css, js } = newest.files;
  return stateOf({ website: null, title: project.title, files: { html, css, js }, version });
}

async function readWebsite(
  db: Database,
  caller: EditorCaller,
  id: string,
  key: ProjectKey | null,
): Promise<SiteState> {
  const website = requireOwn(caller, await findWebsite(db, id));
  const newest = key === null ? 0 : await newestVersionNumber(db, key);
  const { title, html, css, js } = website;
  return stateOf({ website, title, files: { html, css, js }, version: newest || null });
}

/** Likewise; throws 409 when it is not the caller's revision. */
export async function readSiteAt(
  db: Database,
  caller: EditorCaller,
  base: string,
): Promise<SiteState> {
  const state = await readSite(db, caller);
  if (state.revision !== base) throw stale(state.version);
  return state;
}

/** 409: changed concurrently. */
export const stale = (version: number | null) =>
  conflict(
    `Not saved: this website was changed somewhere else in the meantime${version === null ? '' : ` (its newest version is ${version})`}. Nothing was overwritten and your work is still here.`,
  );
