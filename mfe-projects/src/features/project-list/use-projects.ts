import { useMemo } from 'react';
import { useQuery } from 'shared-kit/query';
import { hostProjects } from './host-projects.queries';
import { joinProjects } from './project';
import { projectList } from './project-list.queries';

/** Published websites and drafts as one list, with its loading state. */
export function useProjects() {
  const websites = useQuery(projectList);
  const storedQuery = useQuery(hostProjects);
  const { data: published } = websites;
  const { data: drafts, isError: draftsFailed } = storedQuery;
  // A failure to load drafts must not hide published projects.
  const known = drafts ?? (draftsFailed ? noDrafts : undefined);
  const data = useMemo(
    () => (published && known ? joinProjects(published, known) : undefined),
    [published, known],
  );
  return {
    data,
    /** The websites could not be loaded; what is shown, if anything, is outdated. */
    failed: websites.isError,
    error: websites.error,
    draftsFailed,
    isFetching: websites.isFetching || storedQuery.isFetching,
    retry: () => void Promise.all([websites.refetch(), storedQuery.refetch()]),
  };
}

const noDrafts = [] as const;
