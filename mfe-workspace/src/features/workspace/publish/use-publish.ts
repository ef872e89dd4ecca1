import { ApiError, callApi } from 'shared-kit/client';
import { publishWebsite } from 'shared-kit/contract';
import type { ResponseOf } from 'shared-kit/contract';
import { useMutation, useQueryClient } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../model';
import type { ProjectState } from '../model';
import { websiteBody } from './website-body';

/** Choices made in the sheet; without them a website keeps its settings, or the host decides. */
export interface PublishChoice {
  readonly slug?: string | undefined;
}

/** The publish mutation for a button or sheet. */
export interface PublishMutation {
  readonly isPending: boolean;
  readonly mutateAsync: (choice?: PublishChoice) => Promise<unknown>;
}

/**
 * Publishes the project. The response's message is a success toast, also for status 400; any other
 * failure is an error toast (decisions, 8). Publishing again replaces the project's website.
 */
export function usePublish(): PublishMutation {
  const store = useProjectStore();
  const client = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once with a message instead of publishing later.
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
    // Address availability changed either way.
    onSettled: () => client.invalidateQueries({ queryKey: ['address-check'] }),
  });
  return { isPending, mutateAsync: (choice = {}) => mutateAsync(choice) };
}

async function publish(
  project: ProjectState,
  slug: string | undefined,
): Promise<ResponseOf<typeof publishWebsite>> {
  // Sent only to a host that stores projects; others accept only what the specification defines.
  const origin = project.kept ? { project_id: project.draft.id } : {};
  const body = { ...websiteBody(project), ...origin, ...(slug !== undefined && { slug }) };
  const siteId = project.site?.id ?? undefined;
  try {
    return await callApi(publishWebsite, { body: siteId ? { ...body, id: siteId } : body });
  } catch (error) {
    // The website was deleted meanwhile: Publish creates a new one.
    const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
    if (!siteId || !isGone) throw error;
    return await callApi(publishWebsite, { body });
  }
}
