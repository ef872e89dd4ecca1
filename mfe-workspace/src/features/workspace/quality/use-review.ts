import { callApi } from 'shared-kit/client';
import { fixFinding } from 'shared-kit/contract';
import { useMutation, useQuery } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProject, useProjectStore } from '../model';
import { reviewQueries } from './review.queries';

/** The final review of the displayed version. */
export function useReview() {
  const projectId = useProject((project) => project.draft.id);
  const number = useProject(({ viewed, version }) => viewed?.number ?? version);
  return useQuery(reviewQueries.one(projectId, number));
}

/** Repairs a finding of the newest version as a new version; the displayed prompt stays. */
export function useFix() {
  const store = useProjectStore();
  return useMutation({
    mutationFn: (rule: string) => {
      const { draft, version } = store.getState();
      const number = version ?? 0;
      const params = { project_id: draft.id, number };
      return callApi(fixFinding, { params, body: { base: number, rule } });
    },
    onSuccess: ({ message, version }) => {
      store.getState().adopt({ ...version, prompt: '' });
      notify.success(message);
    },
    onError: (error) => notify.error(error.message),
  });
}
