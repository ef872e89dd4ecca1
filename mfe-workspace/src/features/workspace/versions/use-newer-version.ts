import { useEffect } from 'react';
import { useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { isLoading, useProject, useProjectStore } from '../project/project-context';
import { versionQueries } from './version.queries';

/**
 * Shows what was saved in another place, as in the visual editor, once the history is read again: at the
 * latest when somebody comes back to this tab. Text that is being written here stays; its own save says
 * what is newer.
 */
export function useNewerVersion(newest: number): void {
  const store = useProjectStore();
  const client = useQueryClient();
  const isBehind = useProject(
    (project) =>
      project.version !== null &&
      project.version < newest &&
      project.unsaved === null &&
      !isLoading(project),
  );
  useEffect(() => {
    if (!isBehind) return;
    const { draft } = store.getState();
    client.fetchQuery(versionQueries.one(draft.id, newest)).then(
      (version) => {
        const { version: known, unsaved } = store.getState();
        if (known === null || known >= newest || unsaved !== null) return;
        store.getState().adopt(version);
        notify.success(`Version ${newest} was saved somewhere else and is now shown`);
      },
      // The list shows it either way, and asks again at the next look.
      () => undefined,
    );
  }, [isBehind, newest, store, client]);
}
