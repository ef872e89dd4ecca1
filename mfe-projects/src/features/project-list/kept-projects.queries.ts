import { ApiError, callApi } from 'shared-kit/client';
import { listProjects, projectPageLimit } from 'shared-kit/contract';
import type { ProjectSummary } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** How often is looked at what is being built, and for how long at most. */
const buildLookMs = 4_000;
const mostBuildLooks = 300;

/** More than any host lets a member have; an answer that never ends must not be read for ever. */
const mostPages = 40;

/** What the host keeps for the workspace: drafts, and the projects behind published websites. */
export const keptProjects = queryOptions({
  queryKey: ['kept-projects'],
  queryFn: ({ signal }) => readAll('all', signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.dataUpdateCount <= mostBuildLooks &&
    state.data?.some((project) => project.state === 'generating') === true
      ? buildLookMs
      : false,
});

/** Drafts that were deleted and can be brought back, and what went with a published website. */
export const deletedKeptProjects = queryOptions({
  queryKey: ['kept-projects', 'deleted'],
  queryFn: ({ signal }) => readAll('deleted', signal),
  staleTime: 0,
});

/** All pages; nothing from a host that only knows the specification. */
async function readAll(which: 'all' | 'deleted', signal: AbortSignal): Promise<ProjectSummary[]> {
  const projects: ProjectSummary[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { which, page, limit: projectPageLimit };
    // Each page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await callApi(listProjects, { query }, { signal }).catch(nothingKept);
    projects.push(...answer.projects);
    if (answer.projects.length === 0 || projects.length >= answer.total) break;
  }
  return projects;
}

function nothingKept(error: unknown): { projects: ProjectSummary[]; total: number } {
  if (error instanceof ApiError && error.status === 404) return { projects: [], total: 0 };
  throw error;
}
