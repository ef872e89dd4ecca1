import { isDraft } from './draft-project';
import type { DraftProject } from './draft-project';

/** Navigation state that /create-project passes to /workspace. */
export interface HandOver {
  readonly project: DraftProject;
  readonly prompt: string;
}

/**
 * Reads navigation state, which outlives reloads and releases. Returns null unless every field is
 * there.
 */
export function readHandOver(state: unknown): HandOver | null {
  if (!isRecord(state) || typeof state.prompt !== 'string' || !isDraft(state.project)) return null;
  return { project: state.project, prompt: state.prompt };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
