import { useCallback, useMemo, useState } from 'react';
import { isLoading, useProject, useProjectStore, isEditable, joinParts, partsOf } from '../model';
import type { CodeEditing, PlacedFinding } from './code-editing';
import type { EditablePath } from '../model';

/** Whether a file can be edited now, and what is known of its text. */
export interface FileEditing {
  /** Null while it can only be read; `reason` says why. */
  readonly editing: CodeEditing | null;
  readonly reason: string | null;
  /** Null until the text has been checked. */
  readonly findings: readonly PlacedFinding[] | null;
}

/** Connects a file of the explorer with the project's unsaved code. */
export function useCodeEditing(path: string, describedBy: string): FileEditing {
  const reason = useReason(path);
  const edit = useProject((project) => project.edit);
  const [found, setFound] = useState<{ path: string; findings: readonly PlacedFinding[] }>();
  const wholeOf = useWholeOf();
  const onFindings = useCallback(
    (findings: readonly PlacedFinding[]) => setFound({ path, findings }),
    [path],
  );
  const editing = useMemo((): CodeEditing | null => {
    if (reason !== null || !isEditable(path)) return null;
    return {
      onEdit: (text) => edit(path, text),
      wholeOf: (text) => wholeOf(path, text),
      onFindings,
      describedBy,
    };
  }, [reason, path, edit, wholeOf, onFindings, describedBy]);
  return { editing, reason, findings: found?.path === path ? found.findings : null };
}

/** Why a file can only be read. */
function useReason(path: string): string | null {
  const loading = useProject(isLoading);
  const viewed = useProject((project) => project.viewed?.number ?? null);
  if (viewed !== null) return `Version ${viewed}, read-only`;
  if (!isEditable(path)) return 'Made from title and prompt, read-only';
  return loading ? 'Read-only while generating' : null;
}

/** The website's file that an explorer file is part of, with this text in its place. */
function useWholeOf(): (path: EditablePath, text: string) => string {
  const store = useProjectStore();
  return useCallback(
    (path, text) => {
      const { unsaved, files } = store.getState();
      if (!files) return text;
      const joined = joinParts({ ...(unsaved?.parts ?? partsOf(files)), [path]: text });
      if (path.endsWith('.html')) return joined.html;
      return path.endsWith('.css') ? joined.css : joined.js;
    },
    [store],
  );
}
