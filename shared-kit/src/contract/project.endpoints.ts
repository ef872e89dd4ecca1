import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import {
  draftFiles,
  generatedFiles,
  generationEngine,
  generationUsage,
  understoodPrompt,
} from './generation.endpoints';
import { projectId } from './project-id';
import { messageResponse } from './user';
import { largestCount } from './version-number';
import { websiteLimits, websiteTitle } from './website.endpoints';

/** Most projects one page of the list holds. */
export const projectPageLimit = 500;

/** Most turns a project tells: the newest ones. */
export const projectTurnLimit = 200;

/** Days a deleted project can be brought back. */
export const projectUndeleteDays = 7;

/** Where a project stands, as hosts of this release name it. */
export const projectStates = ['draft', 'generating', 'published', 'offline', 'suspended'] as const;
export type ProjectState = (typeof projectStates)[number];

/** One of the member's projects, without its code. */
export const projectSummary = z.object({
  /** The name the member's browser gave it. */
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The first 100 characters of the first prompt. */
  description: z.string(),
  /** The first prompt: the description the project began with. */
  prompt: z.string(),
  /** One of `projectStates`; tolerates what later hosts add. */
  state: z.string(),
  /** Number of the newest version; null before the first. */
  version: z.nullable(z.number()),
  /** Whether the member wrote the title; otherwise it follows what the website calls itself. */
  title_is_own: z.boolean(),
  /** Grows with every change of title or address; a rename names the one it is based on. */
  revision: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The website it is published as, and that website's link; both null for a draft. */
  website_id: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

/** How one part of a prompt ended. */
export const projectTurnPart = z.object({
  text: z.string(),
  /** `done`, `partly` or `not_done`; tolerates what later hosts add. */
  status: z.optional(z.string()),
  detail: z.optional(z.string()),
});
export type ProjectTurnPart = z.infer<typeof projectTurnPart>;

/**
 * One turn of a project's conversation: a prompt and what became of it, or a version made by hand
 * (`kind` `edited`, `restored`, `fixed`), which is a turn without a generation.
 */
export const projectTurn = z.object({
  /** The generation's task id; of a turn without one `version-` and its number. */
  id: z.string(),
  /** A version's kind; `repair` for a generation nobody typed; tolerates what later hosts add. */
  kind: z.string(),
  prompt: z.string(),
  /** 0 or 1 as the generation was asked; null where there was none. */
  mode: z.nullable(z.number()),
  /** The element that was pointed at, as its source begins; null for the whole page. */
  target: z.nullable(z.string()),
  /** `running`, `done`, `partly`, `not_done`, `failed` or `cancelled`; tolerates what later hosts add. */
  status: z.string(),
  parts: z._default(z.array(projectTurnPart), []),
  /** The version it made, if it made one. */
  version: z.nullable(z.number()),
  /** Of a restored version: the one that was put back. */
  restored_from: z.optional(z.nullable(z.number())),
  /** Why it failed, or what else is to be said. */
  message: z.optional(z.string()),
  engine: z.optional(z.nullable(generationEngine)),
  created_at: z.string(),
});
export type ProjectTurn = z.infer<typeof projectTurn>;

/** A project with its newest code and its conversation: all a browser needs to open it. */
export const projectRecord = z.object({
  ...projectSummary.shape,
  /** The newest version's code; null before the first. */
  files: z.nullable(generatedFiles),
  /** Who made the newest version, or is at work; null for what a person made. */
  engine: z.nullable(generationEngine),
  /** Oldest first, at most `projectTurnLimit`. */
  turns: z.array(projectTurn),
  /** The generation that waits or runs, to follow; null when there is none. */
  task_id: z.nullable(z.string()),
  /** What was written of a page whose generation failed or was stopped last. */
  written: z.optional(z.nullable(draftFiles)),
  /** What the latest generation read in its prompt, and what it took of a language model. */
  understood: z.optional(z.nullable(understoodPrompt)),
  usage: z.optional(z.nullable(generationUsage)),
});
export type ProjectRecord = z.infer<typeof projectRecord>;

const projectParams = z.strictObject({ project_id: projectId });
const prompt = z.string().check(z.maxLength(websiteLimits.prompt, 'The prompt is too long'));
const slug = z.string().check(z.maxLength(websiteLimits.title, 'The address is too long'));
const answer = z.object({ message: z.string(), project: projectSummary });

const wholeNumber = (name: string, most: number) =>
  z.coerce
    .number(`${name} is not valid`)
    .check(z.int(`${name} is not valid`), z.gte(1, `${name} is not valid`))
    .check(z.lte(most, `${name} is not valid`));

/**
 * The caller's projects, the latest change first. `which` is `drafts` (the default: what has no website
 * in `listWebsites`), `all`, or `deleted` (those that can still be brought back).
 */
export const listProjects = defineEndpoint({
  operation: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  authentication: 'bearer',
  summary: 'List the caller’s projects',
  fallback: 'Get Website failed',
  query: z.strictObject({
    which: z.optional(z.enum(['drafts', 'all', 'deleted'], 'which is not valid')),
    /** Part of the title, in upper or lower case. */
    search: z.optional(
      z.string().check(z.maxLength(websiteLimits.title, 'The search is too long')),
    ),
    page: z.optional(wholeNumber('page', 1_000_000)),
    limit: z.optional(wholeNumber('limit', projectPageLimit)),
  }),
  response: z.object({
    message: z.string(),
    projects: z.array(projectSummary),
    /** On all pages together. */
    total: z.number(),
  }),
});

/**
 * Keeps a project before anything is generated for it. Asked again with the same id it answers the
 * project as it is by then and changes nothing, except that it names a website that has none yet. 403
 * FORBIDDEN when the member has as many as an account can hold.
 */
export const createProject = defineEndpoint({
  operation: 'createProject',
  method: 'POST',
  path: '/api/projects',
  authentication: 'bearer',
  summary: 'Keep a new project',
  fallback: 'Edit Project failed',
  body: z.strictObject({
    id: projectId,
    prompt,
    /** Without it: the first three words of the prompt. */
    title: z.optional(websiteTitle),
    slug: z.optional(slug),
    title_is_own: z.optional(z.boolean()),
    /** A website of the caller's that this project is published as. */
    website_id: z.optional(z.uuid('website_id must be a UUID')),
  }),
  response: answer,
});

/** One of the caller's projects with its newest code and its conversation. */
export const getProject = defineEndpoint({
  operation: 'getProject',
  method: 'GET',
  path: '/api/projects/:project_id',
  authentication: 'bearer',
  summary: 'Read a project with its code and conversation',
  fallback: 'Edit Project failed',
  params: projectParams,
  response: z.object({ message: z.string(), project: projectRecord }),
});

/**
 * Gives a project another title or address, or tells whether the title is the member's own. 409 CONFLICT
 * when somebody else did since `revision`; the message says what it is called now.
 */
export const renameProject = defineEndpoint({
  operation: 'renameProject',
  method: 'POST',
  path: '/api/projects/:project_id/rename',
  authentication: 'bearer',
  summary: 'Rename a project',
  fallback: 'Edit Project failed',
  params: projectParams,
  body: z.strictObject({
    revision: z
      .number('revision is not valid')
      .check(
        z.int('revision is not valid'),
        z.gte(0, 'revision is not valid'),
        z.lte(largestCount, 'revision is not valid'),
      ),
    title: z.optional(websiteTitle),
    slug: z.optional(slug),
    /** Without it a title that is sent is the member's own. */
    title_is_own: z.optional(z.boolean()),
  }),
  response: answer,
});

/**
 * Copies a project with its newest code, as a draft under the name `id`. Idempotent by that name. 403 FORBIDDEN
 * when the account has no room for it.
 */
export const duplicateProject = defineEndpoint({
  operation: 'duplicateProject',
  method: 'POST',
  path: '/api/projects/:project_id/duplicate',
  authentication: 'bearer',
  summary: 'Duplicate a project',
  fallback: 'Edit Project failed',
  params: projectParams,
  body: z.strictObject({ id: projectId }),
  response: answer,
});

/** Deletes a project, and takes its website down with it. It can be brought back for seven days. */
export const deleteProject = defineEndpoint({
  operation: 'deleteProject',
  method: 'DELETE',
  path: '/api/projects/:project_id',
  authentication: 'bearer',
  summary: 'Delete a project',
  fallback: 'Delete Website failed',
  params: projectParams,
  response: messageResponse,
});

/** Brings a deleted project back, with its website. 403 FORBIDDEN when the account has no room for them. */
export const restoreProject = defineEndpoint({
  operation: 'restoreProject',
  method: 'POST',
  path: '/api/projects/:project_id/restore',
  authentication: 'bearer',
  summary: 'Bring a deleted project back',
  fallback: 'The project could not be brought back',
  params: projectParams,
  response: answer,
});
