import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';

const authentication = 'bearer';

const releaseKey = z.object({
  kid: z.string(),
  state: z.enum(['active', 'retired']),
  /** Whether this host signs with it. */
  signsHere: z.boolean(),
  createdAt: z.string(),
});

/** The keys records are signed with. */
export const listReleaseKeys = defineEndpoint({
  operation: 'listReleaseKeys',
  method: 'GET',
  path: '/api/releases/keys',
  authentication,
  summary: 'List the keys that sign release records',
  fallback: 'The keys could not be loaded',
  response: z.object({ message: z.string(), keys: z.array(releaseKey) }),
});

/**
 * `add` makes a new key on this host, which signs beside the old one, so pages opened before still
 * verify; `retire` ends one. The last key of a host cannot be retired.
 */
export const changeReleaseKeys = defineEndpoint({
  operation: 'changeReleaseKeys',
  method: 'POST',
  path: '/api/releases/keys',
  authentication,
  summary: 'Add or retire a signing key',
  fallback: 'The keys could not be changed',
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('add') }),
    z.strictObject({ action: z.literal('retire'), kid: z.string() }),
  ]),
  response: z.object({ message: z.string(), keys: z.array(releaseKey) }),
});
