import { editablePaths } from './editable-parts';
import type { CodeParts } from './editable-parts';
import type { UnsavedCode } from './unsaved-code';

const keyOf = (draftId: string): string => `sitewright.unsaved.${draftId}`;

/**
 * Stores unsaved code for this browser tab, so that a reload loses nothing. Per tab, because two
 * tabs may edit different texts.
 */
export function writeUnsaved(draftId: string, unsaved: UnsavedCode | null): void {
  if (!unsaved) {
    sessionStorage.removeItem(keyOf(draftId));
    return;
  }
  try {
    sessionStorage.setItem(keyOf(draftId), JSON.stringify(unsaved));
  } catch {
    // Full: the text stays in memory, and the browser asks before the tab is closed.
  }
}

/** Reads unsaved code after a reload; null unless every field is valid. */
export function readUnsaved(draftId: string): UnsavedCode | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftId)) ?? 'null');
    if (!isObject(stored)) return null;
    const { base, before, parts } = stored;
    const isBase = base === null || Number.isInteger(base);
    if (!isBase || !areParts(before) || !areParts(parts)) return null;
    return { base: base === null ? null : Number(base), before, parts };
  } catch {
    // Not JSON: treated as absent.
    return null;
  }
}

function areParts(value: unknown): value is CodeParts {
  return isObject(value) && editablePaths.every((path) => typeof value[path] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
