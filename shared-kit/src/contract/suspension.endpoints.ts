import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { websiteAddress } from './website-address';
import { messageResponse } from './user';

/** Longest reason of a suspension in characters. */
export const suspensionReasonLimit = 500;

/** Why something is suspended; shown to whom it belongs. */
export const suspensionReason = z
  .string('reason must be text')
  .check(
    z.trim(),
    z.minLength(1, 'Reason is required'),
    z.maxLength(suspensionReasonLimit, `Use at most ${suspensionReasonLimit} characters`),
  );

/** A website an operator has taken down. */
export const suspension = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  link: z.string(),
  /** Email of the member whose website it is. */
  owner: z.string(),
  /** Shown to that member. */
  reason: z.string(),
  suspended_at: z.string(),
});
export type Suspension = z.infer<typeof suspension>;

/** Every suspended website, the last one first. */
export const listSuspensions = defineEndpoint({
  operation: 'listSuspensions',
  method: 'GET',
  path: '/api/suspensions',
  authentication: 'bearer',
  summary: 'List suspended websites',
  fallback: 'The suspended websites could not be loaded',
  response: z.object({ message: z.string(), suspensions: z.array(suspension) }),
});

/**
 * Takes the website at an address down, for visitors at once and under every address it has, share
 * links included. Its owner sees the reason and cannot publish it meanwhile. Again: a new reason.
 */
export const suspendWebsite = defineEndpoint({
  operation: 'suspendWebsite',
  method: 'POST',
  path: '/api/suspensions',
  authentication: 'bearer',
  summary: 'Suspend a website',
  fallback: 'The website could not be suspended',
  body: z.strictObject({
    address: websiteAddress,
    reason: suspensionReason,
  }),
  response: z.object({ message: z.string(), suspension }),
});

/** Ends a suspension; the website is as it was before. */
export const liftSuspension = defineEndpoint({
  operation: 'liftSuspension',
  method: 'POST',
  path: '/api/suspensions/lift',
  authentication: 'bearer',
  summary: 'Lift the suspension of a website',
  fallback: 'The suspension could not be lifted',
  body: z.strictObject({ address: websiteAddress }),
  response: messageResponse,
});
