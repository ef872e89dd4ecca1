import { ApiError, callApi } from 'shared-kit/client';
import { listProjects, projectPageLimit } from 'shared-kit/contract';
import type { ProjectSummary } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/**
 * Interval of polling projects that are being generated, in milliseconds, and the maximum number of
 * polls.
 */
const buildPollMs = 4_000;
const maxBuildPolls = 300;

/** Upper bound of pages, so that a faulty response cannot loop forever. */
const pageLimit = 40;

/** Projects stored by the host: drafts, and those behind published websites. */
export const hostProjects = queryOptions({
  queryKey: ['host-projects'],
  queryFn: ({ signal }) => readAll('all', signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.dataUpdateCount <= maxBuildPolls &&
    state.data?.some((project) => project.state === 'generating') === true
      ? buildPollMs
      : false,
});

/** Deleted projects that can be restored. */
export const deletedHostProjects = queryOptions({
  queryKey: ['host-projects', 'deleted'],
  queryFn: ({ signal }) => readAll('deleted', signal),
  staleTime: 0,
});

/** Loads all pages; empty for a host without projects. */
async function readAll(which: 'all' | 'deleted', signal: AbortSignal): Promise<ProjectSummary[]> {
  const projects: ProjectSummary[] = [];
  for (let page = 1; page <= pageLimit; page += 1) {
    const query = { which, page, limit: projectPageLimit };
    // Each page tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await callApi(listProjects, { query }, { signal }).catch(noHostProjects);
    projects.push(...answer.projects);
    if (answer.projects.length === 0 || projects.length >= answer.total) break;
  }
  return projects;
}

function noHostProjects(error: unknown): { projects: ProjectSummary[]; total: number } {
  if (error instanceof ApiError && error.status === 404) return { projects: [], total: 0 };
  throw error;
}
