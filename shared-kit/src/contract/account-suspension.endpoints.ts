import * as z from 'zod/mini';
import { accountParams } from './account-list';
import { agencyUser } from './agency.endpoints';
import { defineEndpoint } from './endpoint';
import { suspensionReason } from './suspension.endpoints';
import { user } from './user';

const body = z.strictObject({ reason: suspensionReason });
const suspendFallback = 'The account could not be suspended';
const liftFallback = 'The suspension could not be lifted';

/**
 * Suspends a user: their sessions end, they cannot sign in and are told the reason, their websites and
 * share links answer that they are suspended. 409 CONFLICT for an admin, and when they are suspended.
 */
export const suspendUser = defineEndpoint({
  operation: 'suspendUser',
  method: 'POST',
  path: '/api/users/:id/suspension',
  authentication: 'bearer',
  summary: 'Suspend a user',
  fallback: suspendFallback,
  params: accountParams,
  body,
  response: z.object({ message: z.string(), user }),
});

/** Ends the suspension of a user: they can sign in, and what was online is again. 409 when there is none. */
export const liftUserSuspension = defineEndpoint({
  operation: 'liftUserSuspension',
  method: 'DELETE',
  path: '/api/users/:id/suspension',
  authentication: 'bearer',
  summary: 'Lift the suspension of a user',
  fallback: liftFallback,
  params: accountParams,
  response: z.object({ message: z.string(), user }),
});

/** Suspends one of the caller's agency users, as `suspendUser` does. */
export const suspendAgencyUser = defineEndpoint({
  operation: 'suspendAgencyUser',
  method: 'POST',
  path: '/api/agency/:id/suspension',
  authentication: 'bearer',
  summary: 'Suspend an agency user',
  fallback: suspendFallback,
  params: accountParams,
  body,
  response: z.object({ message: z.string(), agency: agencyUser }),
});

/** Ends the suspension of an agency user; 403 FORBIDDEN to a manager when an admin suspended them. */
export const liftAgencyUserSuspension = defineEndpoint({
  operation: 'liftAgencyUserSuspension',
  method: 'DELETE',
  path: '/api/agency/:id/suspension',
  authentication: 'bearer',
  summary: 'Lift the suspension of an agency user',
  fallback: liftFallback,
  params: accountParams,
  response: z.object({ message: z.string(), agency: agencyUser }),
});
