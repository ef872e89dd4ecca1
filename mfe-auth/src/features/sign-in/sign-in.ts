import { ApiError, callApi, describeFailure as describeCall } from 'shared-kit/client';
import { login, readBody } from 'shared-kit/contract';
import type { BodyReading, FieldMessages } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';

// Loaded with the sign-in, so that the second step is there at once without slowing the first page.
export { CodeStep } from './code-step';

/** Values of the login form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Validates the credentials as the server does. */
export function readCredentials(
  input: Credentials,
): BodyReading<NonNullable<(typeof login)['body']>> {
  return readBody(login, input);
}

/** Exchanges the credentials for a session and stores it. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { token, user } = await callApi(login, { body: credentials });
  useSession.getState().save(token, user);
}

/** Message for a failed sign-in. */
export function describeFailure(error: unknown): { message: string; fields: FieldMessages } {
  return describeCall(error, login.fallback);
}

/**
 * The challenge for the second step, when the password was correct and a code is required; null for
 * any other failure.
 */
export function challengeOf(error: unknown): string | null {
  const isAsked = error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
  return isAsked ? (error.challenge ?? null) : null;
}
