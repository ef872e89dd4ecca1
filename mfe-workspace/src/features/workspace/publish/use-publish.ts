import { ApiError, callApi } from 'shared-kit/client';
import { publishWebsite } from 'shared-kit/contract';
import type { ResponseOf } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import type { ProjectState } from '../project/project-store';
import { websiteBody } from './website-body';

/**
 * Publishing. The answer's message is a success-style toast, also for status 400; any other failure is
 * an error toast (decisions, 8). Publishing again replaces the site that this project was published as.
 */
export function usePublish() {
  const store = useProjectStore();
  return useMutation({
    // Offline it fails at once and says so, instead of publishing at some later time.
    networkMode: 'always',
    mutationFn: () => publish(store.getState()),
    onSuccess: ({ message, id, link }) => {
      store.getState().setSite({ id: id ?? null, link: link ?? null });
      notify.success(message);
    },
    onError: (error) => {
      const isRefusal = error instanceof ApiError && error.status === 400;
      if (isRefusal) notify.success(error.message);
      else notify.error(error.message);
    },
  });
}

async function publish(project: ProjectState): Promise<ResponseOf<typeof publishWebsite>> {
  // Said only to a host that keeps projects: any other takes what the specification says.
  const origin = project.kept ? { project_id: project.draft.id } : {};
  const body = { ...websiteBody(project), ...origin };
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
