import type { AccountDeps } from './account-deps';
import { hashPassword } from './passwords';
import { createUser, hasAdmin } from './users.repository';

/** The operator's wish for the first admin; what is null is generated. */
export interface FirstAdmin {
  readonly email: string | null;
  readonly password: string | null;
}

/** An admin just made. The password is there only when it was generated: print it once. */
export interface MadeAdmin {
  readonly email: string;
  readonly generatedPassword: string | null;
}

const defaultEmail = 'admin@sitewright.local';

/** Makes an admin when the database has none; null when there was nothing to do. */
export async function makeFirstAdmin(
  { db, clock, random }: AccountDeps,
  wish: FirstAdmin,
): Promise<MadeAdmin | null> {
  if (await hasAdmin(db)) return null;
  const email = wish.email ?? defaultEmail;
  const generatedPassword = wish.password === null ? random(15).toString('base64url') : null;
  const passwordHash = await hashPassword(wish.password ?? generatedPassword ?? '');
  await createUser(db, clock, { name: 'Admin', email, passwordHash, role: 'admin' });
  return { email, generatedPassword };
}
