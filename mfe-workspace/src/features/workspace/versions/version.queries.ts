import { callApi } from 'shared-kit/client';
import { getVersion, listVersions } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** Queries of a project's history; `newest` invalidates the list when there is a newer version. */
export const versionQueries = {
  list: (projectId: string, newest: number) =>
    queryOptions({
      queryKey: ['versions', projectId, 'list', newest],
      queryFn: async ({ signal }) => {
        const params = { project_id: projectId };
        return (await callApi(listVersions, { params }, { signal })).versions;
      },
    }),
  /** Versions are immutable, so each is loaded once. */
  one: (projectId: string, number: number) =>
    queryOptions({
      queryKey: ['versions', projectId, number],
      queryFn: async ({ signal }) => {
        const params = { project_id: projectId, number };
        return (await callApi(getVersion, { params }, { signal })).version;
      },
      staleTime: Infinity,
    }),
};
