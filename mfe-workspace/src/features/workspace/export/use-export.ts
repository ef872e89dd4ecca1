import { useMutation } from 'shared-kit/query';
import { notify } from 'shared-kit/ui';
import { useProjectStore } from '../model';
import { exportProject } from './export-project';

/** Export as a ZIP, with the specification's messages. */
export function useExport() {
  const store = useProjectStore();
  return useMutation({
    // Works offline: only the member's own pictures need the network.
    networkMode: 'always',
    mutationFn: async () => {
      const { draft, prompt: latest, firstPrompt, files, site } = store.getState();
      const prompt = firstPrompt ?? latest;
      if (!files) throw new Error('There is no generated code yet.');
      await exportProject({ title: draft.title, prompt, files, link: site?.link ?? null });
    },
    onSuccess: () => notify.success('Project exported successfully!'),
    onError: () => notify.error('Failed to export project. Please try again.'),
  });
}
