import { randomUUID } from 'node:crypto';
import type { Flag, OtoKey, User } from 'shared-kit/contract';
import { hashPassword } from '../features/accounts/passwords';
import { openSession } from '../features/accounts/sessions.repository';
import { createUser } from '../features/accounts/users.repository';
import { systemRandom } from '../randomness';
import type { TestApp } from './test-app';

/** A user with an open session. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly password: string;
  /** Request headers of this user. */
  readonly headers: { readonly authorization: string };
}

/** The user to create; by default a member without flags. */
export interface Person {
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
  readonly flags?: Partial<Record<OtoKey, Flag>>;
}

const password = 'a good password';
let passwordHash: Promise<string> | null = null;

/** Creates a user, by default a member, and opens a session without the login call. */
export async function signIn(test: TestApp, person: Person = {}): Promise<SignedIn> {
  passwordHash ??= hashPassword(password);
  const user = await createUser(test.db, test.clock.now, {
    name: person.name ?? 'Some Body',
    email: person.email ?? `${randomUUID()}@example.com`,
    passwordHash: await passwordHash,
    ...(person.role === undefined ? {} : { role: person.role }),
    ...(person.flags === undefined ? {} : { flags: person.flags }),
  });
  const sources = { clock: test.clock.now, random: systemRandom };
  const token = await openSession(test.db, sources, user.id);
  return { user, token, password, headers: { authorization: `Bearer ${token}` } };
}
