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
 * Edit saves the code into the published site, prepares the editor and opens the site editor in a new tab:
 * ours with its ticket, or the one the operator named. The host answers 400 when there is no such site;
 * then, as after any failure, the message is shown and nothing is opened.
 */
export function useEdit() {
  const store = useProjectStore();
  const prepareEditor = usePrepareEditor();
  const { adminSiteUrl } = useRuntimeConfig();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once and says so, instead of saving at some later time.
    networkMode: 'always',
    mutationFn: async () => {
      const project = store.getState();
      const body = websiteBody(project);
      const siteId = project.site?.id ?? undefined;
      await callApi(editWebsite, { body: siteId ? { ...body, id: siteId } : body });
      return (await prepareEditor(body.title, siteId)) ?? adminSiteUrl;
    },
    onSuccess: (address) => setBlockedUrl(openTab(address) ? null : address),
    onError: (error) => notify.error(error.message),
  });
  return {
    isPending,
    mutateAsync,
    /** The editor's address, when the browser did not let us open it. */
    blockedUrl,
    dismissBlocked: () => setBlockedUrl(null),
  };
}

/**
 * The editor opens whatever this call answers; its failure goes to the log only (section 8). Our own editor
 * is told the website and the project, and comes in by the ticket of the answered address; an operator's
 * gets what the specification says and no ticket.
 */
function usePrepareEditor() {
  const host = useHost();
  const store = useProjectStore();
  const { adminSiteUrl, editorUrl } = useRuntimeConfig();
  const isOurs = adminSiteUrl === editorUrl;
  return async (title: string, siteId: string | undefined): Promise<string | null> => {
    const project = { project_id: store.getState().draft.id, ...(siteId ? { id: siteId } : {}) };
    try {
      const { url } = await callApi(openEditor, { body: { title, ...(isOurs ? project : {}) } });
      return isOurs ? (url ?? null) : null;
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : String(cause);
      host.report({ name: 'open-editor-failed', detail: { code } });
      return null;
    }
  };
}
