import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse } from './user';

/** Days a deleted website can be brought back; its page is down from the first second. */
export const undeleteDays = 7;

/** One published state of a website. Deployments never change: putting one back moves the link. */
export const deployment = z.object({
  id: z.string(),
  title: z.string(),
  published_at: z.string(),
  /** Whether it is what visitors see, or would see if the website were online. */
  live: z.boolean(),
});
export type Deployment = z.infer<typeof deployment>;

/** How a website stands on the internet. */
export const publication = z.object({
  id: z.string(),
  title: z.string(),
  /** The last part of the link. */
  address: z.string(),
  link: z.string(),
  /** `online`, `offline` or `suspended`; tolerates what later hosts add. */
  state: z.string(),
  /** Newest first. */
  deployments: z.array(deployment),
  /** Of a suspended website: why an operator has taken it down. */
  suspension_reason: z.optional(z.string()),
});
export type Publication = z.infer<typeof publication>;

/** A deleted website that can still be brought back. */
export const deletedWebsite = z.object({
  id: z.string(),
  title: z.string(),
  deleted_at: z.string(),
  /** From then on it is gone for good. */
  gone_at: z.string(),
  /** The project that went with it and comes back with it; null where there is none. */
  project_id: z.optional(z.nullable(z.string())),
});
export type DeletedWebsite = z.infer<typeof deletedWebsite>;

const idParams = z.strictObject({ id: z.uuid('id must be a UUID') });
/** What every change of how a website is published answers. */
export const publicationAnswer = z.object({ message: z.string(), publication });

/** How one of the caller's websites stands: address, state, deployments. */
export const getPublication = defineEndpoint({
  operation: 'getPublication',
  method: 'GET',
  path: '/api/websites/:id/publication',
  authentication: 'bearer',
  summary: 'Read how a website is published',
  fallback: 'The website could not be loaded',
  params: idParams,
  response: publicationAnswer,
});

/** Shows visitors an earlier deployment again. The working copy stays as it is. */
export const putBackDeployment = defineEndpoint({
  operation: 'putBackDeployment',
  method: 'POST',
  path: '/api/websites/:id/deployments/:deployment/put-back',
  authentication: 'bearer',
  summary: 'Show an earlier deployment of a website again',
  fallback: 'The earlier state could not be put back',
  params: z.strictObject({
    id: z.uuid('id must be a UUID'),
    deployment: z.string().check(z.regex(/^[\w-]{1,80}$/, 'deployment is not valid')),
  }),
  response: publicationAnswer,
});

/** Takes a website off the internet without deleting anything. */
export const takeWebsiteOffline = defineEndpoint({
  operation: 'takeWebsiteOffline',
  method: 'POST',
  path: '/api/websites/:id/offline',
  authentication: 'bearer',
  summary: 'Unpublish a website',
  fallback: 'The website could not be taken offline',
  params: idParams,
  response: publicationAnswer,
});

/** Puts an unpublished website back under its address, as it was. */
export const takeWebsiteOnline = defineEndpoint({
  operation: 'takeWebsiteOnline',
  method: 'POST',
  path: '/api/websites/:id/online',
  authentication: 'bearer',
  summary: 'Put an unpublished website online again',
  fallback: 'The website could not be put online',
  params: idParams,
  response: publicationAnswer,
});

/** The caller's deleted websites that can still be brought back, newest first. */
export const listDeletedWebsites = defineEndpoint({
  operation: 'listDeletedWebsites',
  method: 'GET',
  path: '/api/deleted-websites',
  authentication: 'bearer',
  summary: 'List deleted websites that can be brought back',
  fallback: 'The deleted websites could not be loaded',
  response: z.object({ message: z.string(), websites: z.array(deletedWebsite) }),
});

/** Brings a deleted website back: list, link and page are as they were. 403 FORBIDDEN when the account has no room. */
export const undeleteWebsite = defineEndpoint({
  operation: 'undeleteWebsite',
  method: 'POST',
  path: '/api/websites/:id/undelete',
  authentication: 'bearer',
  summary: 'Bring a deleted website back',
  fallback: 'The website could not be brought back',
  params: idParams,
  response: messageResponse,
});
