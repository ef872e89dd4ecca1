import { callApi } from 'shared-kit/client';
import { listDeletedWebsites, projectUndeleteDays } from 'shared-kit/contract';
import type { DeletedWebsite, ProjectSummary } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { deletedHostProjects } from './host-projects.queries';

/** The member's deleted websites that can be restored. */
const deletedWebsites = queryOptions({
  queryKey: ['deleted-websites'],
  queryFn: async ({ signal }) => (await callApi(listDeletedWebsites, {}, { signal })).websites,
  staleTime: 0,
});

/** A deleted project in the list. */
interface DeletedProject {
  readonly id: string;
  readonly title: string;
  readonly website: DeletedWebsite | null;
  /** Time left for restoring it. */
  readonly until: string;
}

/** Deleted websites, and deleted drafts that were not part of one. */
export function useDeletedProjects() {
  const websites = useQuery(deletedWebsites);
  const projects = useQuery(deletedHostProjects);
  return {
    data: websites.data && projects.data ? join(websites.data, projects.data) : undefined,
    isError: websites.isError || projects.isError,
    error: websites.error ?? projects.error,
    isFetching: websites.isFetching || projects.isFetching,
    refetch: () => void Promise.all([websites.refetch(), projects.refetch()]),
  };
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function join(websites: DeletedWebsite[], projects: ProjectSummary[]): DeletedProject[] {
  const wentAlong = new Set(websites.map((website) => website.project_id));
  const drafts = projects.filter(({ id }) => !wentAlong.has(id));
  return [
    ...websites.map((website) => ({
      id: website.id,
      title: website.title,
      website,
      until: `Kept until ${day.format(new Date(website.gone_at))}`,
    })),
    ...drafts.map(({ id, title }) => ({
      id,
      title,
      website: null,
      until: `Draft, kept for ${projectUndeleteDays} days after it was deleted`,
    })),
  ];
}
