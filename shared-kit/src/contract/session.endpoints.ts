import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { messageResponse } from './user';

/** Somewhere the caller is signed in. */
export const signedInSession = z.object({
  id: z.string(),
  /** Browser and system as the sign-in named them: “Firefox on Windows”. Null when it named none. */
  browser: z.nullable(z.string()),
  /** The network address of the sign-in: an IPv4 address or the first half of an IPv6 one. */
  network: z.nullable(z.string()),
  created_at: z.string(),
  /** The session of this very request. */
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

/** Where the caller is signed in: this session first, then the newest. */
export const listSessions = defineEndpoint({
  operation: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  authentication: 'bearer',
  summary: 'List the sessions of the signed-in user',
  fallback: 'Your sessions could not be loaded',
  response: z.object({ message: z.string(), sessions: z.array(signedInSession) }),
});

/** Ends one of the caller's sessions, also this one; 404 NOT_FOUND when the caller has no such session. */
export const endSession = defineEndpoint({
  operation: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/:id',
  authentication: 'bearer',
  summary: 'End a session of the signed-in user',
  fallback: 'The session could not be ended',
  params: z.strictObject({ id: z.uuid('id must be a UUID') }),
  response: messageResponse,
});

/** Ends every session of the caller but this one. */
export const endOtherSessions = defineEndpoint({
  operation: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  authentication: 'bearer',
  summary: 'End all other sessions of the signed-in user',
  fallback: 'The sessions could not be ended',
  response: messageResponse,
});
