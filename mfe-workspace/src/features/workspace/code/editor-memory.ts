import type { EditorState, StateEffect } from '@codemirror/state';
import { useProject, useProjectStore } from '../model';
import type { ProjectStore } from '../model';

/** State of an editor that is not shown: text, undo history, selection and scroll position. */
export interface KeptEditor {
  readonly state: EditorState;
  readonly place: StateEffect<unknown>;
}

/** Kept editors of a project by file path, for as long as its page is open. */
export type EditorMemory = Map<string, KeptEditor>;

const memories = new WeakMap<ProjectStore, EditorMemory>();

/** The editor memory of the project's newest state; null for older versions. */
export function useEditorMemory(): EditorMemory | null {
  const store = useProjectStore();
  const isOlder = useProject(({ viewed }) => viewed !== null);
  if (isOlder) return null;
  const memory = memories.get(store) ?? new Map<string, KeptEditor>();
  memories.set(store, memory);
  return memory;
}
