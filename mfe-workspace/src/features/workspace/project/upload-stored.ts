import { ApiError } from 'shared-kit/client';
import { useSession } from 'shared-kit/session';
import { readStoredRecord } from './stored-record';
import { storedDraftIds } from './project-storage';
import { uploadProject } from './upload-project';

/** Whose records have been looked at since this page was loaded. */
let uploadedFor: string | null = null;

/**
 * Sends the host every project that only this browser holds, as releases before this one left them. Once
 * per sign-in and page load; what could not be sent stays in the browser until the next one.
 */
export async function uploadStored(): Promise<void> {
  const { user, token } = useSession.getState();
  if (!user || token === null || uploadedFor === token) return;
  uploadedFor = token;
  for (const id of storedDraftIds()) {
    const record = readStoredRecord(id);
    const isNews = record?.kept === null && record.draft.user_id === user.id;
    // What is being started is sent by the workspace that starts it.
    if (!isNews || record.run.status === 'starting') continue;
    if (useSession.getState().token !== token) return;
    try {
      await uploadProject(record);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without an answer the rest would get none either.
      if (error.status === null) return;
    }
  }
}
