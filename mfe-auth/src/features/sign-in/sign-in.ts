import { callApi, describeFailure as describeCall } from 'shared-kit/client';
import { login, readBody } from 'shared-kit/contract';
import type { BodyReading, FieldMessages } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';

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
