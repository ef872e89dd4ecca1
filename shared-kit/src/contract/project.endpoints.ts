import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectRecord, projectSummary } from './project';
import { projectId } from './project-id';
import { messageResponse } from './user';
import { largestCount } from './version-number';
import { websiteLimits, websiteTitle } from './website.endpoints';

/** Most projects one page of the list holds. */
export const projectPageLimit = 500;

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
