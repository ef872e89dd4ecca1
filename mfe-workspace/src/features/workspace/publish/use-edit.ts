import { useState } from 'react';
import { ApiError, callApi } from 'shared-kit/client';
import { useRuntimeConfig } from 'shared-kit/config';
import { editWebsite, openEditor } from 'shared-kit/contract';
import { useMutation } from 'shared-kit/query';
import { useHost } from 'shared-kit/remote';
import { notify, useTheme } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import type { ProjectState } from '../project/project-store';
import { openTab } from './open-tab';
import { websiteBody } from './website-body';

/**
 * Edit saves the code into the published site, prepares the editor and opens the site editor in a new tab:
 * ours with its ticket, or the one the operator named. The host answers 400 when there is no such site;
 * then, as after any failure, the message is shown and nothing is opened. A project that was never published
 * opens in ours as it is, and nothing is published.
 */
export function useEdit() {
  const store = useProjectStore();
  const prepareEditor = usePrepareEditor();
  const openDraft = useOpenDraft();
  const { adminSiteUrl, editorUrl } = useRuntimeConfig();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const { isPending, mutateAsync } = useMutation({
    // Offline it fails at once and says so, instead of saving at some later time.
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

/** The host has it as a project with a version, and no website is made of it yet. */
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

/** Our editor has another origin and cannot see what is chosen in the app, so its address says it. */
function useThemedAddress() {
  const { choice } = useTheme();
  return (url: string): string => {
    const address = new URL(url);
    address.searchParams.set('theme', choice);
    return address.href;
  };
}
