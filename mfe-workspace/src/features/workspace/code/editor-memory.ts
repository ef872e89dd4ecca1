import type { EditorState, StateEffect } from '@codemirror/state';
import { useProject, useProjectStore } from '../project/project-context';
import type { ProjectStore } from '../project/project-store';

/** An editor that is not shown now: its text, undo history, selection and place. */
export interface KeptEditor {
  readonly state: EditorState;
  readonly place: StateEffect<unknown>;
}

/** The editors of a project by file, as long as its page is open. */
export type EditorMemory = Map<string, KeptEditor>;

const memories = new WeakMap<ProjectStore, EditorMemory>();

/** Where editors of the project's newest state go when another file is opened; null for older versions. */
export function useEditorMemory(): EditorMemory | null {
  const store = useProjectStore();
  const isOlder = useProject(({ viewed }) => viewed !== null);
  if (isOlder) return null;
  const memory = memories.get(store) ?? new Map<string, KeptEditor>();
  memories.set(store, memory);
  return memory;
}
