import { callApi } from 'shared-kit/client';
import { fillPageFacts } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import type { FactAnswers } from './read-answers';

/** Puts facts on the page, and takes emptied ones off it, in every place at once, as the next version. */
export function useFillFacts() {
  const store = useProjectStore();
  return useMutation({
    // Offline it fails at once and says so, instead of changing the page at some later time.
    networkMode: 'always',
    mutationFn: ({ facts, removed }: FactAnswers) => {
      const { draft, version } = store.getState();
      const params = { project_id: draft.id };
      const body = {
        base: version ?? 0,
        facts: [...facts],
        ...(removed.length > 0 && { removed: [...removed] }),
      };
      return callApi(fillPageFacts, { params, body });
    },
    onSuccess: ({ message, version }) => {
      // The prompt on display stays: facts are no wish that took its place.
      store.getState().adopt({ ...version, prompt: '' });
      notify.success(message);
    },
    onError: (error) => notify.error(error.message),
  });
}
