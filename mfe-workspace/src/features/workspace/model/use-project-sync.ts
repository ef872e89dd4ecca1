import { useEffect } from 'react';
import { isLoading } from './project-record';
import type { ProjectStore } from './project-store';
import { syncProject } from './sync-project';

/**
 * Synchronises the open project with the host: on opening, after a generation or rename, and when
 * the tab becomes visible or the browser comes online.
 */
export function useProjectSync(store: ProjectStore): void {
  useEffect(() => {
    const sync = (): void => void syncProject(store);
    const look = (): void => {
      if (document.visibilityState === 'visible') sync();
    };
    const unsubscribe = store.subscribe((project, before) => {
      const hasEnded = isLoading(before) && !isLoading(project);
      const isPublished = project.site !== before.site && project.kept === null;
      if (hasEnded || isPublished || (project.isRenamed && project.draft !== before.draft)) sync();
    });
    sync();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', sync);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', sync);
    };
  }, [store]);
}
