import { describePrompt, nameFromPrompt } from 'shared-kit/contract';

/**
 * A project as the browser creates it, before the host stores it (specification, section 3, "Draft
 * project").
 */
export interface DraftProject {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly slug: string;
  readonly status: 'draft';
  readonly framework: 'vanilla';
  readonly deployment_type: 'slug';
  readonly description: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Sources of identity and time, passed in so that tests control them. */
export interface DraftSources {
  readonly userId: string;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Makes the draft that Generate hands to the workspace. */
export function createDraftProject(prompt: string, sources: DraftSources): DraftProject {
  const created = sources.now().toISOString();
  return {
    id: sources.newId(),
    user_id: sources.userId,
    ...nameFromPrompt(prompt),
    status: 'draft',
    framework: 'vanilla',
    deployment_type: 'slug',
    description: describePrompt(prompt),
    created_at: created,
    updated_at: created,
  };
}

/**
 * 128 random bits in hex. Not `randomUUID`: over plain http, browsers offer it on localhost only.
 */
export function newProjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fields = [
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

/** Whether a value from navigation state or storage has every field of a draft, as text. */
export function isDraft(value: unknown): value is DraftProject {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return fields.every((field) => typeof parts.get(field) === 'string');
}
