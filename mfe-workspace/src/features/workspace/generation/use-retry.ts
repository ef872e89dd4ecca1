import { useProjectStore } from '../project/project-context';

/** Asks again for what failed or was stopped: the prompt on display, or the same repair. */
export function useRetry(): () => void {
  const store = useProjectStore();
  return () => {
    const { run, prompt, request, repair, change } = store.getState();
    if (run.status !== 'failed' && run.status !== 'cancelled') return;
    if (run.repair) repair(run.repair);
    else if (run.target) change(prompt, run.target);
    // A change may be of other code by now, which the same name could not ask for.
    else request(run.mode, prompt, run.mode === 0 ? run.request : undefined);
  };
}
