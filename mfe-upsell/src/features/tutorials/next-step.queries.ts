import { ApiError, callApi } from 'shared-kit/client';
import { listProjects, listWebsites } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** A project to go on with. */
export interface RecentProject {
  readonly title: string;
  readonly address: string;
}

/** As many as there are starting points: both take the same room. */
const mostRecent = 3;

const open = (name: 'project' | 'website', id: string): string =>
  `/workspace?${name}=${encodeURIComponent(id)}`;

/** The member's latest projects; from a host that keeps none, the published websites. */
export const recentProjects = queryOptions({
  queryKey: ['recent-projects'],
  queryFn: async ({ signal }): Promise<RecentProject[]> => {
    const query = { which: 'all', limit: mostRecent } as const;
    const { projects } = await callApi(listProjects, { query }, { signal }).catch(noneKept);
    if (projects.length > 0) {
      return projects.map(({ id, title }) => ({ title, address: open('project', id) }));
    }
    const { message: websites } = await callApi(listWebsites, {}, { signal });
    return websites
      .slice(0, mostRecent)
      .map(({ id, title }) => ({ title, address: open('website', id) }));
  },
  staleTime: 0,
});

function noneKept(error: unknown): { readonly projects: [] } {
  if (error instanceof ApiError && error.status === 404) return { projects: [] };
  throw error;
}
