import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../project/project-context';
import type { ProjectStore } from '../project/project-store';
import { saveCode } from './save-code';
import type { SaveOutcome } from './save-code';

/** Saving from a button. */
export function useSaveCode() {
  const store = useProjectStore();
  return useMutation({
    // Offline it fails at once and says so, instead of saving at some later time.
    networkMode: 'always',
    mutationFn: () => saveAndTell(store),
  });
}

/** Saves the editor's code and tells the member how that ended. */
export async function saveAndTell(store: ProjectStore): Promise<SaveOutcome> {
  const outcome = await saveCode(store);
  if (outcome.kind === 'saved') {
    const { version } = outcome;
    notify.success(version === null ? 'Saved in this browser' : `Saved as version ${version}`);
  } else {
    notify.error(outcome.kind === 'failed' ? outcome.message : staleMessage);
  }
  return outcome;
}

const staleMessage =
  'Not saved: the project has a newer version. Your text is kept in the code view.';
