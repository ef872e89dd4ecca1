import { callApi } from 'shared-kit/client';
import { getPageFacts } from 'shared-kit/contract';
import type { PageFact } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** Queries for the facts a version states and lacks. */
export const factQueries = {
  page: (projectId: string, number: number) =>
    queryOptions({
      queryKey: ['page-facts', projectId, number],
      queryFn: async ({ signal }): Promise<readonly PageFact[]> => {
        const params = { project_id: projectId, number };
        return (await callApi(getPageFacts, { params }, { signal })).facts;
      },
    }),
};
