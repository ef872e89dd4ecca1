import { useMemo } from 'react';
import { useProject } from '../project/project-context';
import { useShownFiles } from '../project/shown-files';
import { buildFileTree } from './file-tree';
import type { FileTreeNode } from './file-tree';

const noFiles: readonly FileTreeNode[] = [];

/** The explorer's tree of the open project; empty while there is no code. */
export function useFileTree(): readonly FileTreeNode[] {
  const shown = useShownFiles('code');
  const unsaved = useProject((project) => (project.viewed ? null : project.unsaved));
  const prompt = useProject((project) => project.prompt);
  const draft = useProject((project) => project.draft);
  return useMemo(() => {
    if (!shown) return noFiles;
    const parts = shown.isGrowing ? undefined : unsaved?.parts;
    return buildFileTree({ files: shown.files, parts, prompt, draft });
  }, [shown, unsaved, prompt, draft]);
}
