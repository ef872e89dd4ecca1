import { websiteLimits } from 'shared-kit/contract';

/** A project as it exists before the host knows it (specification, section 3, "Draft project"). */
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

/** What a draft needs from outside, so that tests decide about it. */
export interface DraftSources {
  readonly userId: string;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Title and slug are made of this many words; descriptions of this many characters (section 9). */
const titleWords = 3;
const descriptionLength = 100;

/** Makes the draft that Generate hands to the workspace. */
export function createDraftProject(prompt: string, sources: DraftSources): DraftProject {
  const words = prompt.trim().split(/\s+/u).slice(0, titleWords);
  const created = sources.now().toISOString();
  return {
    id: sources.newId(),
    user_id: sources.userId,
    title: fitTitle(words.map((word) => capitalise(word)).join(' ')),
    slug: words
      .map((word) => stripToSlug(word))
      .filter(Boolean)
      .join('-'),
    status: 'draft',
    framework: 'vanilla',
    deployment_type: 'slug',
    description: describePrompt(prompt),
    created_at: created,
    updated_at: created,
  };
}

/** The first 100 characters plus an ellipsis, also for a shorter prompt: so says the specification. */
export function describePrompt(prompt: string): string {
  // By code point, because cutting an emoji in half leaves a broken character.
  return `${Array.from(prompt).slice(0, descriptionLength).join('')}...`;
}

/** 128 random bits. Not `randomUUID`, which plain-http hosts other than localhost do not offer. */
export function newProjectId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function capitalise(word: string): string {
  const [first = '', ...rest] = Array.from(word);
  return first.toUpperCase() + rest.join('');
}

/** A single word of a prompt can be longer than any title that the host would publish. */
function fitTitle(title: string): string {
  if (title.length <= websiteLimits.title) return title;
  let fitted = '';
  for (const character of title) {
    if (fitted.length + character.length > websiteLimits.title) break;
    fitted += character;
  }
  return fitted.trimEnd();
}

/** Letters and digits of any script stay, with their combining marks. */
function stripToSlug(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
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

/** Whether a value from the history or from storage has every field of a draft, as text. */
export function isDraft(value: unknown): value is DraftProject {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return fields.every((field) => typeof parts.get(field) === 'string');
}
