import { ApiError, callApi } from 'shared-kit/client';
import { listVersions, saveVersion } from 'shared-kit/contract';
import { joinParts } from '../../model';
import type { ProjectStore } from '../../model';

/** Outcome of a save. Only `saved` changed anything; the text stays in the editor in every case. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: number | null }
  | { readonly kind: 'stale' }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Saves the editor's code as the next version, unless a newer version was saved since editing
 * began.
 */
export async function saveCode(store: ProjectStore): Promise<SaveOutcome> {
  const { unsaved, draft, version } = store.getState();
  if (!unsaved) return { kind: 'saved', version };
  const { parts, base } = unsaved;
  const code = joinParts(parts);
  try {
    const answer = await callApi(saveVersion, {
      params: { project_id: draft.id },
      body: { base: base ?? 0, ...code, prompt: '' },
    });
    const { number } = answer.version;
    store.getState().takeSaved({ parts, code, version: number });
    return { kind: 'saved', version: number };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'CONFLICT') return await noteNewer(store, draft.id, error.message);
    if (error.code === 'NOT_FOUND' && base === null) {
      // A host without version history: the browser is the only storage.
      store.getState().takeSaved({ parts, code, version: null });
      return { kind: 'saved', version: null };
    }
    return { kind: 'failed', message: error.message };
  }
}

/** The refusal does not name the newer version, so the history is requested. */
async function noteNewer(store: ProjectStore, id: string, refusal: string): Promise<SaveOutcome> {
  try {
    const { versions } = await callApi(listVersions, { params: { project_id: id } });
    const { unsaved, setUnsaved } = store.getState();
    const newer = versions[0]?.number;
    if (unsaved && newer !== undefined) setUnsaved({ ...unsaved, newer });
    return { kind: 'stale' };
  } catch {
    return { kind: 'failed', message: refusal };
  }
}
