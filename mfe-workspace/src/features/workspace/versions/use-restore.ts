import { callApi } from 'shared-kit/client';
import { restoreVersion } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../model';

/**
 * Restores an older version as a new one. With an outdated base the host refuses, and nothing
 * changes.
 */
export function useRestore() {
  const store = useProjectStore();
  return useMutation({
    mutationFn: (number: number) => {
      const { draft, version } = store.getState();
      const params = { project_id: draft.id, number };
      return callApi(restoreVersion, { params, body: { base: version ?? 0 } });
    },
    onSuccess: ({ message, version }) => {
      store.getState().adopt(version);
      notify.success(message);
    },
    onError: (error) => notify.error(error.message),
  });
}
