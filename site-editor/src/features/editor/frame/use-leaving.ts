import { useEffect } from 'react';
import type { SiteWork } from '../work/site-work';

/** Asks before a tab with unsaved work is closed. The work is stored in any case. */
export function useLeaving({ store }: SiteWork): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (store.getState().isUnsaved) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [store]);
}
