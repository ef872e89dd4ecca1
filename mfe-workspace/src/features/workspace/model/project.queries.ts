import { ApiError, callApi } from 'shared-kit/client';
import {
  createProject,
  getProject,
  getWebsite,
  listProjects,
  saveVersion,
} from 'shared-kit/contract';
import type { ProjectRecord } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** Queries that read projects from the host. */
export const projectQueries = {
  /** One project; null when the host has none with that id. */
  one: (projectId: string) =>
    queryOptions({
      queryKey: ['project', projectId],
      queryFn: ({ signal }) => readProject(projectId, signal),
      // Always fresh: after opening, the open project's store is authoritative.
      gcTime: 0,
    }),
  /** Id of the member's latest project; null when there is none. */
  latest: () =>
    queryOptions({
      queryKey: ['project', 'latest'],
      queryFn: async ({ signal }) => {
        const query = { which: 'all', limit: 1 } as const;
        const known = unlessUnknown(callApi(listProjects, { query }, { signal }));
        return (await known)?.projects[0]?.id ?? null;
      },
      gcTime: 0,
    }),
  /** Id of the project a website is published from; null when the member has no such website. */
  ofWebsite: (websiteId: string) =>
    queryOptions({
      queryKey: ['project', 'of-website', websiteId],
      queryFn: () => openWebsite(websiteId),
      gcTime: 0,
    }),
};

/** Null when the host has no such project. */
export async function readProject(id: string, signal?: AbortSignal): Promise<ProjectRecord | null> {
  const params = { project_id: id };
  const call = callApi(getProject, { params }, signal ? { signal } : {});
  return (await unlessUnknown(call))?.project ?? null;
}

/** Resolves to the response, or to null for NOT_FOUND. */
export async function unlessUnknown<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Creates a project for a website published without one, as older websites were; its code becomes
 * the first version. Safe to repeat, because the project's id derives from the website's.
 */
async function openWebsite(websiteId: string): Promise<string | null> {
  const answer = await unlessUnknown(callApi(getWebsite, { params: { id: websiteId } }));
  if (!answer) return null;
  const { project_id: known, title, slug, prompt, ...code } = answer.project;
  if (known) return known;
  const id = `site-${websiteId}`;
  const named = { title, slug, title_is_own: true, website_id: websiteId };
  await callApi(createProject, { body: { id, prompt, ...named } });
  const { htmlcode: html, csscode: css, jscode: js } = code;
  const body = { base: 0, html, css, js, prompt };
  try {
    await callApi(saveVersion, { params: { project_id: id }, body });
  } catch (error) {
    // Another tab was faster.
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
  }
  return id;
}
