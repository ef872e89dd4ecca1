import { useEffect } from 'react';
import { useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { isLoading, useProject, useProjectStore } from '../model';
import { versionQueries } from './version.queries';

/**
 * Shows a version saved elsewhere, such as in the visual editor, when the history is reloaded (at
 * the latest when the tab becomes visible). Unsaved code is kept; saving it reports the newer
 * version.
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
      // The list shows it anyway, and the next reload tries again.
      () => undefined,
    );
  }, [isBehind, newest, store, client]);
}
