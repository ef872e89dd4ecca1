import { useProjectStore } from '../project/project-context';

/** Asks again for what failed or was stopped: the prompt on display, or the same repair. */
export function useRetry(): () => void {
  const store = useProjectStore();
  return () => {
    const { run, prompt, request, repair, change } = store.getState();
    if (run.status !== 'failed' && run.status !== 'cancelled') return;
    if (run.repair) repair(run.repair);
    else if (run.target) change(prompt, run.target);
    else request(run.mode, prompt);
  };
}
