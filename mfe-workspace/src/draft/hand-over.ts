import type { DraftProject } from './draft-project';

/** What /create-project passes to /workspace as navigation state. */
export interface HandOver {
  readonly project: DraftProject;
  readonly prompt: string;
}

/**
 * Reads navigation state, which outlives reloads and releases: anything that is not a whole hand-over
 * counts as none.
 */
export function readHandOver(state: unknown): HandOver | null {
  if (!isRecord(state) || typeof state.prompt !== 'string' || !isDraft(state.project)) return null;
  return { project: state.project, prompt: state.prompt };
}

const draftFields = [
  'id',
  'user_id',
  'title',
  'slug',
  'status',
  'framework',
  'deployment_type',
  'description',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof DraftProject)[];

/** Whether the value has every field of a draft, as text. */
export function isDraft(value: unknown): value is DraftProject {
  return isRecord(value) && draftFields.every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
