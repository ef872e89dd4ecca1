import assert from 'node:assert/strict';
import { beginSecondFactor, confirmSecondFactor, errorBody, login } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { signIn } from '../../../testing/sign-in';
import type { Person, SignedIn } from '../../../testing/sign-in';
import type { TestApp } from '../../../testing/test-app';
import { codeAt } from './app-code';

/** A user with an enabled second factor. */
export interface Protected extends SignedIn {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code of the next step, which cannot have been used before. */
export function freshCode(host: TestApp, secret: string): string {
  host.clock.advance(30_000);
  return codeAt(secret, host.clock.now());
}

/** Creates a secret that waits for its first code. */
export async function begin(host: TestApp, member: SignedIn): Promise<string> {
  const body = { current_password: member.password };
  const answer = await call(host, beginSecondFactor, { body }, member.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  return beginSecondFactor.response.parse(answer.json()).secret;
}

/** Enables a member's second factor. */
export async function protect(host: TestApp, member: SignedIn): Promise<Protected> {
  const secret = await begin(host, member);
  const body = { code: freshCode(host, secret) };
  const answer = await call(host, confirmSecondFactor, { body }, member.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const { recovery_codes: recoveryCodes } = confirmSecondFactor.response.parse(answer.json());
  return { ...member, secret, recoveryCodes };
}

/** A new user with a second factor and an open session. */
export const signInProtected = async (host: TestApp, person: Person = {}): Promise<Protected> =>
  protect(host, await signIn(host, person));

/** The challenge returned after the correct password. */
export async function challengeFor(
  host: TestApp,
  { user, password }: SignedIn,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await call(host, login, { body: { email: user.email, password } }, headers);
  assert.equal(answer.statusCode, 401, answer.body);
  const { code, challenge } = errorBody.parse(answer.json());
  assert.equal(code, 'SECOND_FACTOR_REQUIRED');
  assert.ok(challenge);
  return challenge;
}
