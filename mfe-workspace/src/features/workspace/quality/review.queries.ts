import { callApi } from 'shared-kit/client';
import { getReview } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';

/** The final reviews of a project's versions. A version never changes, so its review is read once. */
export const reviewQueries = {
  one: (projectId: string, number: number | null) =>
    queryOptions({
      queryKey: ['reviews', projectId, number],
      queryFn: async ({ signal }) => {
        const params = { project_id: projectId, number: number ?? 0 };
        return (await callApi(getReview, { params }, { signal })).review;
      },
      enabled: number !== null,
      staleTime: Infinity,
    }),
};
