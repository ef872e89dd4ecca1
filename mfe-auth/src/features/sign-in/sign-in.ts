import { ApiError, callApi, describeFailure as describeCall } from 'shared-kit/client';
import { login, readBody } from 'shared-kit/contract';
import type { BodyReading, FieldMessages } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';

// Comes along, so that the second step is there at once and not on the first page's way.
export { CodeStep } from './code-step';

/** What the login form holds. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Checks the credentials as the server will. */
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

/** What to tell a visitor whose sign-in failed. */
export function describeFailure(error: unknown): { message: string; fields: FieldMessages } {
  return describeCall(error, login.fallback);
}

/** What the second step takes, when the password was right and a code is needed; null for any other failure. */
export function challengeOf(error: unknown): string | null {
  const isAsked = error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
  return isAsked ? (error.challenge ?? null) : null;
}
