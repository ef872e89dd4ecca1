import { readRecord } from './project-record';
import type { ProjectRecord } from './project-record';
import { recordKey } from './project-storage';

/** What this browser holds of a project; null when it is nothing. */
export function readStoredRecord(draftId: string): ProjectRecord | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recordKey(draftId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('state' in stored)) return null;
    return readRecord(stored.state);
  } catch {
    // Not JSON: damaged by hand. Same as absent.
    return null;
  }
}
