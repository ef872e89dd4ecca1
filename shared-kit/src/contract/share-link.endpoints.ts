import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse } from './user';

/** Days a share link may live. */
export const shareDays = [1, 7, 30] as const;

/** Share links a website may have at a time. */
export const shareLinkLimit = 20;

/** A link that shows what a website's code was when the link was made, published or not. */
export const shareLink = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type ShareLink = z.infer<typeof shareLink>;

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
  body: z.strictObject({
    days: z.literal(shareDays, 'days must be 1, 7 or 30'),
  }),
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
