import { isLoading, useProject } from '../model';

/** Position in the host's queue as a sentence; null when the generation is not queued. */
export function useQueuePlace(): string | null {
  const ahead = useProject((project) => (isLoading(project) ? project.ahead : null));
  if (ahead === null) return null;
  return ahead === 0 ? 'Waiting to start: you are next' : `Waiting to start: ${ahead} ahead of you`;
}
