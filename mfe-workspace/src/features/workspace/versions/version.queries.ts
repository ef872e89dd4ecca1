import { callApi } from 'shared-kit/client';
import { getVersion, listVersions } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** Everything about the history of a project; `newest` makes the list new when there is another one. */
export const versionQueries = {
  list: (projectId: string, newest: number) =>
    queryOptions({
      queryKey: ['versions', projectId, 'list', newest],
      queryFn: async ({ signal }) => {
        const params = { project_id: projectId };
        return (await callApi(listVersions, { params }, { signal })).versions;
      },
    }),
  /** A version never changes, so it is read once. */
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
