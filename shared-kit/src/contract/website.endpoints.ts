import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { messageResponse } from './user';
import { websiteAddress } from './website-address';

/** Upper bounds in characters. */
export const websiteLimits = { code: 1_000_000, title: 300, prompt: 20_000 } as const;

/** What JSON needs at most for a character: `\uXXXX`, as some programs write everything but ASCII. */
const bytesPerCharacter = 6;

/**
 * Bytes of a body with everything at its limit, whatever the language it is written in, and room for
 * names and spaces: what the schema allows is never refused for its size in bytes.
 */
export const websiteBodyBytes =
  (3 * websiteLimits.code + websiteLimits.title + websiteLimits.prompt) * bytesPerCharacter +
  65_536;

const code = z.string().check(z.maxLength(websiteLimits.code, 'The code is too long'));

export const websiteTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Title is required'),
    z.maxLength(websiteLimits.title, 'The title is too long'),
  );

/** Optional extension: selects one of several sites with the same title. */
export const websiteId = z.optional(z.uuid('id must be a UUID'));

/** The website payload of section 3. `id` is an optional extension: with it, that site is replaced. */
export const websitePayload = z.strictObject({
  htmlcode: code,
  csscode: code,
  jscode: code,
  title: websiteTitle,
  prompt: z.string().check(z.maxLength(websiteLimits.prompt, 'The prompt is too long')),
  id: websiteId,
});

/** One row of the project list; `content` is the published link. */
export const websiteListItem = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  created_at: z.string(),
  /** Optional extension: `online`, `offline` or `suspended`; a host that only knows the specification leaves it out. */
  state: z.optional(z.string()),
  /** Optional extension: messages of visitors nobody has read yet. */
  unread_messages: z.optional(z.number()),
  /** Optional extension, for a suspended website: why an operator has taken it down. */
  suspension_reason: z.optional(z.string()),
  /** Optional extension: where its picture is, below the app's own origin; null while it is being made. */
  thumbnail: z.optional(z.nullable(z.string())),
  /** Optional extension: the project it is published from; null where it was published from none. */
  project_id: z.optional(z.nullable(z.string())),
});
export type WebsiteListItem = z.infer<typeof websiteListItem>;

/** A project with its code, as it was last saved. */
export const website = z.object({
  ...websiteListItem.shape,
  htmlcode: z.string(),
  csscode: z.string(),
  jscode: z.string(),
  prompt: z.string(),
  slug: z.string(),
  updated_at: z.string(),
});
export type Website = z.infer<typeof website>;

const idParams = z.strictObject({ id: z.uuid('id must be a UUID') });

/**
 * Publishes a site: a new one, or with `id` a new deployment of that site of the caller; `project_id` names
 * the project it is published from. Answers with the site's id and public link. Parts of the page that only
 * its owner could have filled in and did not are left out of what is published, and stay in the working copy.
 * 403 FORBIDDEN for a new one when the member has as many as an account can hold.
 */
export const publishWebsite = defineEndpoint({
  operation: 'publishWebsite',
  method: 'POST',
  path: '/api/publish-website',
  authentication: 'bearer',
  summary: 'Publish a website',
  fallback: 'Publish failed',
  body: z.strictObject({
    ...websitePayload.shape,
    project_id: z.optional(projectId),
    /**
     * Optional extension: the address the member chose, as the last part of the link. Without it the host
     * makes one of the title. 409 CONFLICT, and nothing published, when it is taken or reserved.
     */
    slug: z.optional(websiteAddress),
  }),
  bodyBytes: websiteBodyBytes,
  response: z.object({
    message: z.string(),
    /** Optional: a host that only knows the specification answers with the message alone. */
    id: z.optional(z.string()),
    link: z.optional(z.string()),
  }),
});

/** All sites of the caller, newest first. The array is in `message` (decisions, 16). */
export const listWebsites = defineEndpoint({
  operation: 'listWebsites',
  method: 'GET',
  path: '/api/all-website',
  authentication: 'bearer',
  summary: 'List the caller’s websites',
  fallback: 'Get Website failed',
  response: z.object({ message: z.array(websiteListItem) }),
});

/** Deletes a site of the caller and takes its published page down. */
export const deleteWebsite = defineEndpoint({
  operation: 'deleteWebsite',
  method: 'DELETE',
  path: '/api/delete-website/:id',
  authentication: 'bearer',
  summary: 'Delete a website',
  fallback: 'Delete Website failed',
  params: idParams,
  response: messageResponse,
});

/** A site of the caller with its code. */
export const getWebsite = defineEndpoint({
  operation: 'getWebsite',
  method: 'GET',
  path: '/api/edit-project/:id',
  authentication: 'bearer',
  summary: 'Read a website with its code',
  fallback: 'Edit Project failed',
  params: idParams,
  response: z.object({ message: z.string(), project: website }),
});

/**
 * Saves code into the caller's site with that title (the newest when several share it) or, when
 * given, with that `id`; 400 when there is none (decisions, 14). Does not republish.
 */
export const editWebsite = defineEndpoint({
  operation: 'editWebsite',
  method: 'POST',
  path: '/api/edit-website',
  authentication: 'bearer',
  summary: 'Save the code of a published website',
  fallback: 'Edit Project failed',
  body: websitePayload,
  bodyBytes: websiteBodyBytes,
  response: z.object({ message: z.string(), id: z.optional(z.string()) }),
});
