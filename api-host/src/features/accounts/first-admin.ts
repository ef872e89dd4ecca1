import { RequestFailure } from '../../errors';
import { StartFailure } from '../../start-failure';
import { noteNewAccount } from '../audit/account-changes';
import { theHostItself } from '../audit/note-audit';
import type { AccountDeps } from './account-deps';
import { hashPassword } from './passwords';
import { createUser, hasAdmin } from './users.repository';

/** Credentials the operator wants for the first admin; null values are generated. */
export interface FirstAdmin {
  readonly email: string | null;
  readonly password: string | null;
}

/** A newly created admin. The password is only present when it was generated: print it once. */
export interface MadeAdmin {
  readonly email: string;
  readonly generatedPassword: string | null;
}

const defaultEmail = 'admin@sitewright.local';

/** Creates an admin if the database has none; otherwise returns null. */
export async function makeFirstAdmin(
  { db, clock, random }: AccountDeps,
  wish: FirstAdmin,
): Promise<MadeAdmin | null> {
  if (await hasAdmin(db)) return null;
  const email = wish.email ?? defaultEmail;
  const generatedPassword = wish.password === null ? random(15).toString('base64url') : null;
  const passwordHash = await hashPassword(wish.password ?? generatedPassword ?? '');
  try {
    await db.transaction().execute(async (transaction) => {
      const account = { name: 'Admin', email, passwordHash, role: 'admin' };
      const user = await createUser(transaction, clock, account);
      await noteNewAccount(transaction, { at: clock(), by: theHostItself, user });
    });
  } catch (error) {
    // Several hosts may start at once; the first has already printed the password.
    if (await hasAdmin(db)) return null;
    if (error instanceof RequestFailure) throw emailTaken(email);
    throw error;
  }
  return { email, generatedPassword };
}

/** Promoting that member would hand the host to whoever registered this email. */
const emailTaken = (email: string) =>
  new StartFailure(
    `There is no admin yet and ${email} belongs to a member; set ADMIN_EMAIL to another address.`,
  );
