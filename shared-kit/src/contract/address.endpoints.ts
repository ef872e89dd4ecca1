import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { publicationAnswer } from './publication.endpoints';
import { websiteAddress } from './website-address';

const idParams = z.strictObject({ id: z.uuid('id must be a UUID') });

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
  response: publicationAnswer,
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

/** The same for a website that is not published yet. At most so many checks a minute: 429 above. */
export const checkNewAddress = defineEndpoint({
  operation: 'checkNewAddress',
  method: 'GET',
  path: '/api/address-check',
  authentication: 'bearer',
  summary: 'Check whether an address is free for a new website',
  fallback: 'The address could not be checked',
  query: z.strictObject({ address: websiteAddress }),
  response: z.object({
    message: z.string(),
    free: z.boolean(),
    suggestion: z.string(),
    /** Where the website will be under the suggestion. */
    link: z.string(),
  }),
});
