import { useProjectStore } from '../model';

/**
 * Returns a function that repeats what failed or was stopped: the displayed prompt, or the same
 * repair.
 */
export function useRetry(): () => void {
  const store = useProjectStore();
  return () => {
    const { run, prompt, request, repair, change } = store.getState();
    if (run.status !== 'failed' && run.status !== 'cancelled') return;
    if (run.repair) repair(run.repair);
    else if (run.target) change(prompt, run.target);
    // A changed request needs a new key: the code may differ by now.
    else request(run.mode, prompt, run.mode === 0 ? run.request : undefined);
  };
}
