import { callApi } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { editWebsite } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import { websiteBody } from './website-body';

/**
 * Edit saves the code into the published site and opens the operator's site editor in a new tab. The
 * host answers 400 when there is no such site; then, as after any failure, nothing is opened.
 */
export function useEdit() {
  const store = useProjectStore();
  const { adminSiteUrl } = useRuntimeConfig();
  return useMutation({
    mutationFn: async () => {
      const project = store.getState();
      const body = websiteBody(project);
      const siteId = project.site?.id ?? undefined;
      return await callApi(editWebsite, { body: siteId ? { ...body, id: siteId } : body });
    },
    onSuccess: () => {
      window.open(adminSiteUrl, '_blank', 'noopener,noreferrer');
    },
    onError: (error) => notify.error(error.message),
  });
}
