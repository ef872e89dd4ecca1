import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../../model';
import type { ProjectStore } from '../../model';
import { saveCode } from './save-code';
import type { SaveOutcome } from './save-code';

/** Saving from a button. */
export function useSaveCode() {
  const store = useProjectStore();
  return useMutation({
    // Offline it fails at once with a message instead of saving later.
    networkMode: 'always',
    mutationFn: () => saveAndTell(store),
  });
}

/** Saves the editor's code and shows the outcome. */
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
