import { ApiError, callApi } from 'shared-kit/client';
import { publishWebsite } from 'shared-kit/contract';
import type { ResponseOf } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import type { ProjectState } from '../project/project-store';
import { websiteBody } from './website-body';

/** What a member decided in the sheet; without it a website is published as it was, or as the host sees fit. */
export interface PublishChoice {
  readonly slug?: string | undefined;
}

/** Publishing as a button or a sheet starts it. */
export interface PublishMutation {
  readonly isPending: boolean;
  readonly mutateAsync: (choice?: PublishChoice) => Promise<unknown>;
}

/**
 * Publishing. The answer's message is a success-style toast, also for status 400; any other failure is
 * an error toast (decisions, 8). Publishing again replaces the site that this project was published as.
 */
export function usePublish(): PublishMutation {
  const store = useProjectStore();
  const client = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once and says so, instead of publishing at some later time.
    networkMode: 'always',
    mutationFn: ({ slug }: PublishChoice) => publish(store.getState(), slug),
    onSuccess: ({ message, id, link }) => {
      store.getState().setSite({ id: id ?? null, link: link ?? null });
      notify.success(message);
      void client.invalidateQueries({ queryKey: ['address'] });
    },
    onError: (error) => {
      const isRefusal = error instanceof ApiError && error.status === 400;
      if (isRefusal) notify.success(error.message);
      else notify.error(error.message);
    },
    // Whichever way it ended: who has which address is not what it was.
    onSettled: () => client.invalidateQueries({ queryKey: ['address-check'] }),
  });
  return { isPending, mutateAsync: (choice = {}) => mutateAsync(choice) };
}

async function publish(
  project: ProjectState,
  slug: string | undefined,
): Promise<ResponseOf<typeof publishWebsite>> {
  // Said only to a host that keeps projects: any other takes what the specification says.
  const origin = project.kept ? { project_id: project.draft.id } : {};
  const body = { ...websiteBody(project), ...origin, ...(slug !== undefined && { slug }) };
  const siteId = project.site?.id ?? undefined;
  try {
    return await callApi(publishWebsite, { body: siteId ? { ...body, id: siteId } : body });
  } catch (error) {
    // Deleted from the project list meanwhile: Publish means "have it online", so it is a new site.
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
    if (!siteId || !isGone) throw error;
    return await callApi(publishWebsite, { body });
  }
}
