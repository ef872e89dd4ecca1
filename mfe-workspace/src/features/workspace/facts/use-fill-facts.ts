import { callApi } from 'shared-kit/client';
import { fillPageFacts } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../model';
import type { FactAnswers } from './read-answers';

/** Applies facts to every place of the page and removes cleared ones, as the next version. */
export function useFillFacts() {
  const store = useProjectStore();
  return useMutation({
    // Offline it fails at once with a message instead of changing the page later.
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
      // The displayed prompt stays: filling in facts is not a prompt.
      store.getState().adopt({ ...version, prompt: '' });
      notify.success(message);
    },
    onError: (error) => notify.error(error.message),
  });
}
