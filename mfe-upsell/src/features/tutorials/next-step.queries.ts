import { ApiError, callApi } from 'shared-kit/client';
import { listProjects, listWebsites } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** A recent project. */
export interface RecentProject {
  readonly title: string;
  readonly address: string;
}

/** As many as starting points, so that the layout is stable. */
const recentLimit = 3;

const open = (name: 'project' | 'website', id: string): string =>
  `/workspace?${name}=${encodeURIComponent(id)}`;

/** Query of the member's latest projects; for a host without projects, the published websites. */
export const recentProjects = queryOptions({
  queryKey: ['recent-projects'],
  queryFn: async ({ signal }): Promise<RecentProject[]> => {
    const query = { which: 'all', limit: recentLimit } as const;
    const { projects } = await callApi(listProjects, { query }, { signal }).catch(noProjects);
    if (projects.length > 0) {
      return projects.map(({ id, title }) => ({ title, address: open('project', id) }));
    }
    const { message: websites } = await callApi(listWebsites, {}, { signal });
    return websites
      .slice(0, recentLimit)
      .map(({ id, title }) => ({ title, address: open('website', id) }));
  },
  staleTime: 0,
});

function noProjects(error: unknown): { readonly projects: [] } {
  if (error instanceof ApiError && error.status === 404) return { projects: [] };
  throw error;
}
