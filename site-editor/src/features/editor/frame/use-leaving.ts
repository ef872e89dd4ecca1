import { useEffect } from 'react';
import type { SiteWork } from '../work/site-work';

/** Closing the tab with unsaved work asks first. What is unsaved is kept in any case. */
export function useLeaving({ store }: SiteWork): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (store.getState().isUnsaved) event.preventDefault();
    };
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [store]);
}
