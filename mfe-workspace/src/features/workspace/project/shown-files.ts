import { useMemo } from 'react';
import type { DraftFiles, GeneratedFiles } from 'shared-kit/contract';
import { hasVisibleContent } from '../generation/growing-draft';
import { isLoading, useProject } from './project-context';
import type { ProjectState } from './project-store';

/** The code on display, and whether it is still being written. */
export interface ShownFiles {
  readonly files: GeneratedFiles;
  readonly isGrowing: boolean;
}

/** Where it is shown: a page is worth a look once something can be seen, its code from the first line. */
export type Display = 'code' | 'preview';

/**
 * What the code and the preview show: the page being written as soon as there is enough of it, an older
 * version somebody looks at, otherwise the last result. Null while there is neither.
 */
export function useShownFiles(display: Display): ShownFiles | null {
  const files = useProject((project) => project.files);
  const viewed = useProject((project) => project.viewed);
  const draft = useProject((project) => growingDraft(project, display));
  return useMemo(() => {
    if (draft) return { files: overlay(draft, files), isGrowing: true };
    if (viewed) return { files: viewed.files, isGrowing: false };
    return files && { files, isGrowing: false };
  }, [draft, viewed, files]);
}

function growingDraft(project: ProjectState, display: Display): DraftFiles | null {
  const { written } = project;
  if (!written || !isLoading(project)) return null;
  return display === 'code' || hasVisibleContent(written) ? written : null;
}

/** A refinement that writes whole files may leave one out, which then stays as it was. */
function overlay(draft: DraftFiles, before: GeneratedFiles | null): GeneratedFiles {
  return {
    framework: before?.framework ?? 'vanilla',
    notes: [],
    html: draft.html || (before?.html ?? ''),
    css: draft.css || (before?.css ?? ''),
    js: draft.js || (before?.js ?? ''),
  };
}
