import type { DraftFiles } from 'shared-kit/contract';
import { changedParts, partsOf } from '../code/editable-parts';
import type { CodeParts, EditablePath } from '../code/editable-parts';

/** Code that was typed and is no version yet. It outlives restores, tweaks and what other tabs save. */
export interface UnsavedCode {
  /** The version it was made from, and its code then; null where the host keeps no history. */
  readonly base: number | null;
  readonly before: CodeParts;
  /** The code as it stands in the editor. */
  readonly parts: CodeParts;
  /** A newer version than `base`, which the host named when it refused a save. */
  readonly newer?: number;
}

/** Code from the editor that has become a version. */
export interface SavedCode {
  /** What was sent: the parts, and the files they made. */
  readonly parts: CodeParts;
  readonly code: DraftFiles;
  readonly version: number | null;
}

interface EditedProject {
  readonly files: DraftFiles | null;
  readonly version: number | null;
  readonly unsaved: UnsavedCode | null;
}

/** What is unsaved once a file has this text; null when that is what was saved. */
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

/** What is still unsaved after a save: that which was typed while it was under way. */
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

/** The version somebody made since the editing began, if there is one. */
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
