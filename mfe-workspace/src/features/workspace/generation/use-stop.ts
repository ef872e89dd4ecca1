import { useState } from 'react';
import { callApi } from 'shared-kit/client';
import { stopGeneration } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import { useProject } from '../project/project-context';

/** Stopping the generation that runs; null while there is none the host knows. */
export interface StopControl {
  readonly busy: boolean;
  readonly stop: () => void;
}

/**
 * Ends the running generation at the host and its provider. That it has ended is heard the same way as
 * any other end, so nothing else is done here.
 */
export function useStop(): StopControl | null {
  const taskId = useProject(({ run }) => (run.status === 'running' ? run.taskId : null));
  const [asked, setAsked] = useState<string | null>(null);
  if (taskId === null) return null;

  async function stop(task_id: string): Promise<void> {
    setAsked(task_id);
    try {
      await callApi(stopGeneration, { params: { task_id } });
    } catch (error) {
      setAsked(null);
      notify.error(error instanceof Error ? error.message : stopGeneration.fallback);
    }
  }
  return { busy: asked === taskId, stop: () => void stop(taskId) };
}
