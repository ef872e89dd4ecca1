import type { DraftFiles } from 'shared-kit/contract';
import { changedParts, partsOf } from './editable-parts';
import type { CodeParts, EditablePath } from './editable-parts';

/**
 * Code that was typed and not saved as a version. It survives restores, refinements and saves in
 * other tabs.
 */
export interface UnsavedCode {
  /** The version it is based on, and that version's code; null where the host has no history. */
  readonly base: number | null;
  readonly before: CodeParts;
  /** The code in the editor. */
  readonly parts: CodeParts;
  /** A version newer than `base`, which the host named when it refused a save. */
  readonly newer?: number;
}

/** Code from the editor that was saved as a version. */
export interface SavedCode {
  /** What was sent: the parts and the files joined from them. */
  readonly parts: CodeParts;
  readonly code: DraftFiles;
  readonly version: number | null;
}

interface EditedProject {
  readonly files: DraftFiles | null;
  readonly version: number | null;
  readonly unsaved: UnsavedCode | null;
}

/** The unsaved code after an edit; null when the text equals the saved one. */
export function editPart(
  { files, version, unsaved }: EditedProject,
  path: EditablePath,
  text: string,
): UnsavedCode | null {
  if (!files) return null;
  const saved = partsOf(files);
  const start = unsaved ?? { base: version, before: saved, parts: saved };
  const parts = { ...start.parts, [path]: text };
  return changedParts(start.before, parts).length === 0 ? null : { ...start, parts };
}

/** The unsaved code after a save: what was typed while it was in flight. */
export function afterSave(unsaved: UnsavedCode | null, saved: SavedCode): UnsavedCode | null {
  if (!unsaved) return null;
  const typed = changedParts(saved.parts, unsaved.parts);
  if (typed.length === 0) return null;
  const before = partsOf(saved.code);
  const parts = {
    ...before,
    ...Object.fromEntries(typed.map((path) => [path, unsaved.parts[path]])),
  };
  return { base: saved.version, before, parts };
}

/** The version saved elsewhere since editing began; null when there is none. */
export function newerThanUnsaved({ version, unsaved }: EditedProject): number | null {
  if (!unsaved) return null;
  const newest = Math.max(version ?? 0, unsaved.newer ?? 0);
  return newest > (unsaved.base ?? 0) ? newest : null;
}

/** The names of the changed files, as a sentence has them. */
export function nameUnsaved({ before, parts }: UnsavedCode): string {
  const names = changedParts(before, parts).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
