import { useEffect } from 'react';
import { callApi, openGenerationEvents } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { getGenerationTask, startGeneration } from 'shared-kit/contract';
import { notify } from 'shared-kit/ui';
import { newProjectId } from '../../../draft';
import { isOnline, untilOnline } from './connection';
import type { ProjectStore } from '../model';
import { attachGeneration } from './run-generation';
import type { GenerationSources } from './run-generation';
import { browserStepSources } from './step-driver';

/** Drives the project's generation while the workspace is mounted. */
export function useGeneration(store: ProjectStore): void {
  const { processingSteps } = useRuntimeConfig();
  useEffect(
    () => attachGeneration(store, { ...browserSources, setting: processingSteps }),
    [store, processingSteps],
  );
}

const browserSources: Omit<GenerationSources, 'setting'> = {
  ...browserStepSources,
  start: (body) => callApi(startGeneration, { body }),
  readTask: (task_id, signal) => callApi(getGenerationTask, { params: { task_id } }, { signal }),
  openEvents: openGenerationEvents,
  wait: waitFor,
  isOnline,
  untilOnline,
  newId: newProjectId,
  onFailed: (message) => notify.error(message),
};

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
