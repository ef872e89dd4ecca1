import { readRecord } from './read-record';
import type { ProjectRecord } from './project-record';
import { recordKey } from './project-storage';

/** Reads the stored record of a project; null when there is none. */
export function readStoredRecord(draftId: string): ProjectRecord | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recordKey(draftId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('state' in stored)) return null;
    return readRecord(stored.state);
  } catch {
    // Not JSON: treated as absent.
    return null;
  }
}
