import { ApiError } from 'shared-kit/client';
import { useSession } from 'shared-kit/session';
import { readStoredRecord } from './stored-record';
import { storedDraftIds } from './project-storage';
import { uploadProject } from './upload-project';

/** Token of the session whose records were uploaded since this page was loaded. */
let uploadedFor: string | null = null;

/**
 * Uploads every project that only this browser has, as earlier releases stored them. Runs once per
 * session and page load; what fails is tried again with the next one.
 */
export async function uploadStored(): Promise<void> {
  const { user, token } = useSession.getState();
  if (!user || token === null || uploadedFor === token) return;
  uploadedFor = token;
  for (const id of storedDraftIds()) {
    const record = readStoredRecord(id);
    const isNews = record?.kept === null && record.draft.user_id === user.id;
    // A starting project is sent by the workspace that starts it.
    if (!isNews || record.run.status === 'starting') continue;
    if (useSession.getState().token !== token) return;
    try {
      await uploadProject(record);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Offline: the remaining calls would fail too.
      if (error.status === null) return;
    }
  }
}
