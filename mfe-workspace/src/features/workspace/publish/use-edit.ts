import { useState } from 'react';
import { ApiError, callApi } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { editWebsite, openEditor } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import { openTab } from './open-tab';
import { websiteBody } from './website-body';

/**
 * Edit saves the code into the published site, prepares the editor and opens the operator's site editor
 * in a new tab. The host answers 400 when there is no such site; then, as after any failure, the message
 * is shown and nothing is opened.
 */
export function useEdit() {
  const store = useProjectStore();
  const prepareEditor = usePrepareEditor();
  const { adminSiteUrl } = useRuntimeConfig();
  const [isBlocked, setBlocked] = useState(false);
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once and says so, instead of saving at some later time.
    networkMode: 'always',
    mutationFn: async () => {
      const project = store.getState();
      const body = websiteBody(project);
      const siteId = project.site?.id ?? undefined;
      await callApi(editWebsite, { body: siteId ? { ...body, id: siteId } : body });
      await prepareEditor(body.title);
    },
    onSuccess: () => setBlocked(!openTab(adminSiteUrl)),
    onError: (error) => notify.error(error.message),
  });
  return {
    isPending,
    mutateAsync,
    /** The editor's address, when the browser did not let us open it. */
    blockedUrl: isBlocked ? adminSiteUrl : null,
    dismissBlocked: () => setBlocked(false),
  };
}

/** The editor opens whatever this call answers; its failure goes to the log only (section 8). */
function usePrepareEditor(): (title: string) => Promise<void> {
  const host = useHost();
  return async (title) => {
    try {
      await callApi(openEditor, { body: { title } });
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : String(cause);
      host.report({ name: 'open-editor-failed', detail: { code } });
    }
  };
}
