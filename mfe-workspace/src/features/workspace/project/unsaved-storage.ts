import { editablePaths } from '../code/editable-parts';
import type { CodeParts } from '../code/editable-parts';
import type { UnsavedCode } from './unsaved-code';

const keyOf = (draftId: string): string => `sitewright.unsaved.${draftId}`;

/**
 * Unsaved code is kept for this tab, so that a reload loses none of it. Two tabs may have different
 * texts under way, so neither may find the other's.
 */
export function writeUnsaved(draftId: string, unsaved: UnsavedCode | null): void {
  if (!unsaved) {
    sessionStorage.removeItem(keyOf(draftId));
    return;
  }
  try {
    sessionStorage.setItem(keyOf(draftId), JSON.stringify(unsaved));
  } catch {
    // Full: the text stays on the screen, and the browser asks before the tab is closed.
  }
}

/** What a reload has left; anything that is not whole counts as nothing. */
export function readUnsaved(draftId: string): UnsavedCode | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftId)) ?? 'null');
    if (!isObject(stored)) return null;
    const { base, before, parts } = stored;
    const isBase = base === null || Number.isInteger(base);
    if (!isBase || !areParts(before) || !areParts(parts)) return null;
    return { base: base === null ? null : Number(base), before, parts };
  } catch {
    // Changed by hand.
    return null;
  }
}

function areParts(value: unknown): value is CodeParts {
  return isObject(value) && editablePaths.every((path) => typeof value[path] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
