import { useState } from 'react';
import { ApiError, callApi } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { editWebsite, openEditor } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify, useTheme } from 'shared-kit/ui';
import { useProjectStore } from '../model';
import type { ProjectState } from '../model';
import { openTab } from './open-tab';
import { websiteBody } from './website-body';

/**
 * The Edit action: saves the code to the published website, prepares the editor and opens it in a
 * new tab, ours with a ticket or the operator's. The host answers 400 when there is no such site;
 * after any failure the message is shown and nothing opens. An unpublished project opens in our
 * editor directly, and nothing is published.
 */
export function useEdit() {
  const store = useProjectStore();
  const prepareEditor = usePrepareEditor();
  const openDraft = useOpenDraft();
  const { adminSiteUrl, editorUrl } = useRuntimeConfig();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once with a message instead of saving later.
    networkMode: 'always',
    mutationFn: async () => {
      const project = store.getState();
      if (adminSiteUrl === editorUrl && isDraft(project)) return await openDraft(project);
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
    /** Address of the editor, when the browser blocked the new tab. */
    blockedUrl,
    dismissBlocked: () => setBlockedUrl(null),
  };
}

/**
 * Prepares the editor. A failure is only logged and the editor opens anyway (section 8). Our editor
 * receives website and project and is opened by the ticket in the answered address; an operator's
 * receives only what the specification defines.
 */
function usePrepareEditor() {
  const host = useHost();
  const store = useProjectStore();
  const { adminSiteUrl, editorUrl } = useRuntimeConfig();
  const themed = useThemedAddress();
  const isOurs = adminSiteUrl === editorUrl;
  return async (title: string, siteId: string | undefined): Promise<string | null> => {
    const project = { project_id: store.getState().draft.id, ...(siteId ? { id: siteId } : {}) };
    try {
      const { url } = await callApi(openEditor, { body: { title, ...(isOurs ? project : {}) } });
      return isOurs && url !== undefined ? themed(url) : null;
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.code : String(cause);
      host.report({ name: 'open-editor-failed', detail: { code } });
      return null;
    }
  };
}

/** Whether the project has a version and no website yet. */
const isDraft = ({ kept, site, version }: ProjectState): boolean =>
  Boolean(kept) && site === null && version !== null;

function useOpenDraft() {
  const themed = useThemedAddress();
  return async ({ draft: { id, title } }: ProjectState): Promise<string> => {
    const body = { title, project_id: id, draft: true };
    const { message, url } = await callApi(openEditor, { body });
    if (url === undefined) throw new Error(message);
    return themed(url);
  };
}

/** Adds the app's theme to the editor's address: on its own origin it cannot read the setting. */
function useThemedAddress() {
  const { choice } = useTheme();
  return (url: string): string => {
    const address = new URL(url);
    address.searchParams.set('theme', choice);
    return address.href;
  };
}
