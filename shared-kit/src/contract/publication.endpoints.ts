import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse } from './user';

/** Longest address of a website in characters, as the last part of its link. */
export const addressLimit = 60;

/** What the last part of a website's link may look like: `harbour-street-bakery`. */
export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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

/** An address as a member types it; upper case counts as lower case. */
export const websiteAddress = z
  .string('address must be text')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Address is required'),
    z.maxLength(addressLimit, `Use at most ${addressLimit} characters`),
    z.regex(addressPattern, 'Use letters, digits and single hyphens, such as corner-bakery'),
  );

const idParams = z.strictObject({ id: z.uuid('id must be a UUID') });
const answer = z.object({ message: z.string(), publication });

/** How one of the caller's websites stands: address, state, deployments. */
export const getPublication = defineEndpoint({
  operation: 'getPublication',
  method: 'GET',
  path: '/api/websites/:id/publication',
  authentication: 'bearer',
  summary: 'Read how a website is published',
  fallback: 'The website could not be loaded',
  params: idParams,
  response: answer,
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
  response: answer,
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
  response: answer,
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
  response: answer,
});

/**
 * Gives a website another address. The old one keeps leading here for as long as the website exists. 409
 * CONFLICT when the new one is taken or reserved; the message says so and names one that is free.
 */
export const changeAddress = defineEndpoint({
  operation: 'changeAddress',
  method: 'POST',
  path: '/api/websites/:id/address',
  authentication: 'bearer',
  summary: 'Change the address of a website',
  fallback: 'The address could not be changed',
  params: idParams,
  body: z.strictObject({ address: websiteAddress }),
  response: answer,
});

/** Whether one of the caller's websites could have an address, and which one instead. */
export const checkAddress = defineEndpoint({
  operation: 'checkAddress',
  method: 'GET',
  path: '/api/websites/:id/address-check',
  authentication: 'bearer',
  summary: 'Check whether an address is free',
  fallback: 'The address could not be checked',
  params: idParams,
  query: z.strictObject({ address: websiteAddress }),
  response: z.object({
    message: z.string(),
    free: z.boolean(),
    /** A free address like the one asked for; the same one when it is free. */
    suggestion: z.string(),
  }),
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

/** Brings a deleted website back: list, link and page are as they were. */
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
