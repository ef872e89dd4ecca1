import { isLoading, useProject } from '../project/project-context';

/** Where the generation stands in the host's queue, in words; null when it does not wait. */
export function useQueuePlace(): string | null {
  const ahead = useProject((project) => (isLoading(project) ? project.ahead : null));
  if (ahead === null) return null;
  return ahead === 0 ? 'Waiting to start: you are next' : `Waiting to start: ${ahead} ahead of you`;
}
