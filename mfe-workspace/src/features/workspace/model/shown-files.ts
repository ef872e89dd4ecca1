import { useMemo } from 'react';
import type { DraftFiles, GeneratedFiles } from 'shared-kit/contract';
import { hasVisibleContent } from './growing-draft';
import { isLoading, useProject } from './project-context';
import type { ProjectState } from './project-store';

/** The code on display, and whether it is still being written. */
export interface ShownFiles {
  readonly files: GeneratedFiles;
  readonly isGrowing: boolean;
}

/**
 * Where the files are shown. Growing code shows from its first line, a growing page once something
 * is visible.
 */
export type Display = 'code' | 'preview';

/**
 * Files shown by code view and preview: the growing page once there is enough of it, the older
 * version being viewed, or else the last result. Null while there is none.
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

/** Fills in files a refinement has not rewritten. */
function overlay(draft: DraftFiles, before: GeneratedFiles | null): GeneratedFiles {
  return {
    framework: before?.framework ?? 'vanilla',
    notes: [],
    html: draft.html || (before?.html ?? ''),
    css: draft.css || (before?.css ?? ''),
    js: draft.js || (before?.js ?? ''),
  };
}
