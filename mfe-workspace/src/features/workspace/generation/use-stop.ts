import { useState } from 'react';
import { callApi } from 'shared-kit/client';
import { stopGeneration } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import { useProject } from '../model';

/** Control that stops the running generation; null while the host knows none. */
export interface StopControl {
  readonly busy: boolean;
  readonly stop: () => void;
}

/**
 * Stops the running generation at the host and its provider. The end is reported like any other, so
 * nothing else is done here.
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
