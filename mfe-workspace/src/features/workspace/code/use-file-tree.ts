import { useMemo } from 'react';
import { useQuery } from 'shared-kit/query';
import { pictureQueries } from '../../../pictures';
import { useProject, useShownFiles } from '../model';
import { buildFileTree } from './file-tree';
import type { FileTreeNode } from './file-tree';

const noFiles: readonly FileTreeNode[] = [];

/** The explorer's tree of the open project; empty while there is no code. */
export function useFileTree(): readonly FileTreeNode[] {
  const shown = useShownFiles('code');
  const unsaved = useProject((project) => (project.viewed ? null : project.unsaved));
  const prompt = useProject((project) => project.firstPrompt ?? project.prompt);
  const draft = useProject((project) => project.draft);
  const { data: own } = useQuery(pictureQueries.list(draft.id));
  return useMemo(() => {
    if (!shown) return noFiles;
    const parts = shown.isGrowing ? undefined : unsaved?.parts;
    const pictures = own?.map(({ name }) => name);
    return buildFileTree({ files: shown.files, parts, pictures, prompt, draft });
  }, [shown, unsaved, own, prompt, draft]);
}
