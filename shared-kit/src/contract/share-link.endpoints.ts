import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { messageResponse } from './user';
import { versionNumber } from './version-number';
import { websiteTitle } from './website.endpoints';

/** Days a share link may live. */
export const shareDays = [1, 7, 30] as const;

/** Share links a website, or a project that is none, may have at a time. */
export const shareLinkLimit = 20;

/** A link that shows what a website's code was when the link was made, published or not. */
export const shareLink = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Of a project's link: the version it shows. */
  version: z.optional(z.number()),
});
export type ShareLink = z.infer<typeof shareLink>;

const days = z.literal(shareDays, 'days must be 1, 7 or 30');
const idParams = z.strictObject({ id: z.uuid('id must be a UUID') });

/** The share links of one of the caller's websites that still work, newest first. */
export const listShareLinks = defineEndpoint({
  operation: 'listShareLinks',
  method: 'GET',
  path: '/api/websites/:id/share-links',
  authentication: 'bearer',
  summary: 'List the share links of a website',
  fallback: 'The share links could not be loaded',
  params: idParams,
  response: z.object({ message: z.string(), links: z.array(shareLink) }),
});

/**
 * Makes a link that shows the website as it is saved now to whoever has it. Only this answer carries
 * the link itself. 409 CONFLICT when the website has as many as it may have.
 */
export const createShareLink = defineEndpoint({
  operation: 'createShareLink',
  method: 'POST',
  path: '/api/websites/:id/share-links',
  authentication: 'bearer',
  summary: 'Share a website as it is saved now by a link that expires',
  fallback: 'The share link could not be made',
  params: idParams,
  body: z.strictObject({ days }),
  response: z.object({ message: z.string(), share: shareLink, link: z.string() }),
});

/** Ends a share link; what it showed is removed. */
export const revokeShareLink = defineEndpoint({
  operation: 'revokeShareLink',
  method: 'DELETE',
  path: '/api/websites/:id/share-links/:share',
  authentication: 'bearer',
  summary: 'End a share link',
  fallback: 'The share link could not be ended',
  params: z.strictObject({
    id: z.uuid('id must be a UUID'),
    share: z.uuid('share must be a UUID'),
  }),
  response: messageResponse,
});

/** The share links of one of the caller's projects that still work, newest first. */
export const listVersionLinks = defineEndpoint({
  operation: 'listVersionLinks',
  method: 'GET',
  path: '/api/projects/:project_id/share-links',
  authentication: 'bearer',
  summary: 'List the share links of a project',
  fallback: 'The share links could not be loaded',
  params: z.strictObject({ project_id: projectId }),
  response: listShareLinks.response,
});

/**
 * Makes a link that shows a version of a project, whether or not it was ever published, to whoever has it.
 * Only this answer carries the link itself. 409 CONFLICT when the project has as many as it may have.
 */
export const shareVersion = defineEndpoint({
  operation: 'shareVersion',
  method: 'POST',
  path: '/api/projects/:project_id/versions/:number/share-links',
  authentication: 'bearer',
  summary: 'Share a version of a project by a link that expires',
  fallback: createShareLink.fallback,
  params: z.strictObject({ project_id: projectId, number: versionNumber }),
  /** The project's title is the browser's; a page without one of its own shows it. */
  body: z.strictObject({ days, title: websiteTitle }),
  response: createShareLink.response,
});

/** Ends a share link of a project; what it showed is removed. */
export const endVersionLink = defineEndpoint({
  operation: 'endVersionLink',
  method: 'DELETE',
  path: '/api/projects/:project_id/share-links/:share',
  authentication: 'bearer',
  summary: 'End a share link of a project',
  fallback: revokeShareLink.fallback,
  params: z.strictObject({ project_id: projectId, share: z.uuid('share must be a UUID') }),
  response: messageResponse,
});

/** Finds the token in a link as it was reported, whatever page of the preview it leads to. */
export const sharedPreviewToken = /\/_share\/([\w-]{43})(?:[/?#]|$)/;

/** For operators: ends the shared preview at an address somebody has reported, whosever it is. */
export const endSharedPreview = defineEndpoint({
  operation: 'endSharedPreview',
  method: 'POST',
  path: '/api/share-links/end',
  authentication: 'bearer',
  summary: 'End a shared preview by its address',
  fallback: revokeShareLink.fallback,
  body: z.strictObject({
    link: z
      .string('link must be text')
      .check(
        z.maxLength(2_000, 'The link is too long'),
        z.regex(sharedPreviewToken, 'This is not the address of a shared preview'),
      ),
  }),
  response: messageResponse,
});
