import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildVersion, remoteName } from './build-manifest';
import { releaseOverride } from './override.endpoints';

const authentication = 'bearer';

/** Days the link of a preview opens, and how many of a remote may be open at a time. */
export const previewLimits = { days: 14, mostDays: 30, note: 80, ofRemote: 100 } as const;

/** The address of a page that asks whether to open a preview, on the app's own origin. */
export const previewPath = (id: string): string => `/releases?preview=${id}`;

/** A build that the owners of its remote and release managers may run before it is released to anybody. */
export const releasePreview = z.object({
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  /** What somebody wrote to tell it from others, such as the number of a pull request. */
  note: z.string(),
  /** Commit its build was made from; null where it does not say. */
  commit: z.nullable(z.string()),
  /** Email of the account that made it, or in whose name a token did; null once there is no such account. */
  creator: z.nullable(z.string()),
  creatorId: z.string(),
  /** The service token it was made with; null where a person made it. */
  tokenId: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** What to add to the app's address for the link. */
  path: z.string(),
});
export type ReleasePreview = z.infer<typeof releasePreview>;

const previewId = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'A preview is named by 32 digits and letters'));

const daysText = `A preview is open for 1 to ${previewLimits.mostDays} days`;

/** Previews of the remotes the caller may release, newest first; those that ended stay listed for 30 days. */
export const listPreviews = defineEndpoint({
  operation: 'listPreviews',
  method: 'GET',
  path: '/api/releases/previews',
  authentication,
  summary: 'List previews of builds',
  fallback: 'The previews could not be loaded',
  query: z.strictObject({ remote: z.optional(remoteName) }),
  response: z.object({ message: z.string(), previews: z.array(releasePreview) }),
});

/**
 * Makes a link to a published build for whoever may publish it. Of a version there is one at a time: asked for again,
 * its end moves and its note is replaced. 409 where `previewLimits.ofRemote` are open.
 */
export const createPreview = defineEndpoint({
  operation: 'createPreview',
  method: 'POST',
  path: '/api/releases/previews',
  authentication,
  summary: 'Make a preview of a build',
  fallback: 'The preview could not be made',
  body: z.strictObject({
    remote: remoteName,
    version: buildVersion,
    note: z._default(
      z.string().check(z.trim(), z.maxLength(previewLimits.note, 'The note is too long')),
      '',
    ),
    days: z._default(
      z.int(daysText).check(z.minimum(1, daysText), z.maximum(previewLimits.mostDays, daysText)),
      previewLimits.days,
    ),
  }),
  response: z.object({ message: z.string(), preview: releasePreview }),
});

/** Closes a preview, also for sessions that run it. 404 for one of a remote the caller may not release, 409 when it has ended. */
export const revokePreview = defineEndpoint({
  operation: 'revokePreview',
  method: 'POST',
  path: '/api/releases/previews/revoke',
  authentication,
  summary: 'Revoke a preview',
  fallback: 'The preview could not be revoked',
  body: z.strictObject({ id: previewId }),
  response: z.object({ message: z.string(), preview: releasePreview }),
});

/** What a link leads to, before it is opened. 404 for whoever may not release its remote. */
export const getPreview = defineEndpoint({
  operation: 'getPreview',
  method: 'GET',
  path: '/api/releases/previews/:id',
  authentication,
  summary: 'Read what a preview is of',
  fallback: 'The preview could not be loaded',
  params: z.strictObject({ id: previewId }),
  response: z.object({ message: z.string(), preview: releasePreview }),
});

/** Lets the caller's session run the build for four hours, or until the preview ends. For people; 409 when it has ended. */
export const openPreview = defineEndpoint({
  operation: 'openPreview',
  method: 'POST',
  path: '/api/releases/previews/open',
  authentication,
  summary: 'Run the build of a preview in this session',
  fallback: 'The preview could not be opened',
  body: z.strictObject({ id: previewId }),
  response: z.object({ message: z.string(), overrides: z.array(releaseOverride) }),
});
