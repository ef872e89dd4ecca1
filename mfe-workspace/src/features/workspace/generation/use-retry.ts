import { useProjectStore } from '../project/project-context';

/** Asks again for the generation that failed or was stopped, with the prompt on display. */
export function useRetry(): () => void {
  const store = useProjectStore();
  return () => {
    const { run, prompt, request } = store.getState();
    if (run.status === 'failed' || run.status === 'cancelled') request(run.mode, prompt);
  };
}
