import { callApi } from 'shared-kit/client';
import { listDeletedWebsites, projectUndeleteDays } from 'shared-kit/contract';
import type { DeletedWebsite, ProjectSummary } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { deletedKeptProjects } from './kept-projects.queries';

/** The caller's deleted websites that can be brought back. */
const deletedWebsites = queryOptions({
  queryKey: ['deleted-websites'],
  queryFn: async ({ signal }) => (await callApi(listDeletedWebsites, {}, { signal })).websites,
  staleTime: 0,
});

/** A deleted project as the list shows it. */
interface DeletedProject {
  readonly id: string;
  readonly title: string;
  readonly website: DeletedWebsite | null;
  /** For how long it can be brought back. */
  readonly until: string;
}

/** Deleted websites, and drafts that went with none of them. */
export function useDeletedProjects() {
  const websites = useQuery(deletedWebsites);
  const kept = useQuery(deletedKeptProjects);
  return {
    data: websites.data && kept.data ? join(websites.data, kept.data) : undefined,
    isError: websites.isError || kept.isError,
    error: websites.error ?? kept.error,
    isFetching: websites.isFetching || kept.isFetching,
    refetch: () => void Promise.all([websites.refetch(), kept.refetch()]),
  };
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function join(websites: DeletedWebsite[], kept: ProjectSummary[]): DeletedProject[] {
  const wentAlong = new Set(websites.map((website) => website.project_id));
  const drafts = kept.filter(({ id }) => !wentAlong.has(id));
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
