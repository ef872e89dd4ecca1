import { useMemo } from 'react';
import { useQuery } from 'shared-kit/query';
import { keptProjects } from './kept-projects.queries';
import { joinProjects } from './project';
import { projectList } from './project-list.queries';

/** Published websites and drafts as one list, and how reading them went. */
export function useProjects() {
  const websites = useQuery(projectList);
  const kept = useQuery(keptProjects);
  const { data: published } = websites;
  const { data: drafts, isError: draftsFailed } = kept;
  // Drafts that cannot be read must not keep the published ones away.
  const known = drafts ?? (draftsFailed ? noDrafts : undefined);
  const data = useMemo(
    () => (published && known ? joinProjects(published, known) : undefined),
    [published, known],
  );
  return {
    data,
    /** The websites could not be read; what is shown, if anything, is from before. */
    failed: websites.isError,
    error: websites.error,
    draftsFailed,
    isFetching: websites.isFetching || kept.isFetching,
    retry: () => void Promise.all([websites.refetch(), kept.refetch()]),
  };
}

const noDrafts = [] as const;
