import type { Selectable } from 'kysely';
import { otoNumbers } from 'shared-kit/contract';
import type { Flag, OtoKey, User } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import { isUniqueViolation } from '../../database/violations';
import type { Database } from '../../database/schema';
import { conflict, unauthenticated } from '../../errors';
import type { AccountTables } from './accounts.tables';
import { emailKey } from './email-key';

type UserRow = Selectable<AccountTables['users']>;

/** A new account; omitted flags are 0. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role?: string;
  readonly flags?: Partial<Record<OtoKey, Flag>>;
  readonly releaseManager?: Flag | undefined;
}

const flagColumns = otoNumbers.map((number): OtoKey => `oto_${number}`);
/** The columns that may leave the server. */
export const publicColumns = [
  'id',
  'name',
  'email',
  'role',
  'created_at',
  ...flagColumns,
  'release_manager',
  'release_owner',
  'suspended_at',
  'suspension_reason',
  'second_factor_since',
] as const;

/** All flags set, as for an admin. */
export const allFlags: Readonly<Record<OtoKey, Flag>> = {
  oto_1: 1,
  oto_2: 1,
  oto_3: 1,
  oto_4: 1,
  oto_5: 1,
  oto_6: 1,
  oto_7: 1,
  oto_8: 1,
};

/** The public form of a row. */
export function toUser(row: Pick<UserRow, (typeof publicColumns)[number]>): User {
  const {
    created_at: createdAt,
    suspended_at: _,
    suspension_reason: __,
    second_factor_since: since,
    release_owner: isOwner,
    ...rest
  } = row;
  return {
    ...rest,
    created_at: createdAt.toISOString(),
    ...presentSuspension(row),
    ...(isOwner === 1 ? { release_owner: isOwner } : {}),
    ...(since === null ? {} : { second_factor_since: since.toISOString() }),
  };
}

/** Empty for an account that is not suspended. */
export function presentSuspension(
  row: Pick<UserRow, 'suspended_at' | 'suspension_reason'>,
): Pick<User, 'suspended_at' | 'suspension_reason'> {
  if (row.suspended_at === null) return {};
  return {
    suspended_at: row.suspended_at.toISOString(),
    suspension_reason: row.suspension_reason ?? '',
  };
}

/** Adds an account; throws 409 when the email, in any case, is taken. */
export async function createUser(db: Database, clock: Clock, user: NewUser): Promise<User> {
  const now = clock();
  const query = db
    .insertInto('users')
    .values({
      name: user.name,
      email: user.email,
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      role: user.role ?? 'member',
      ...(user.role === 'admin' ? allFlags : {}),
      ...user.flags,
      ...(user.releaseManager === undefined ? {} : { release_manager: user.releaseManager }),
      created_at: now,
      updated_at: now,
    })
    .returning(publicColumns);
  return toUser(await refuseTakenEmail(() => query.executeTakeFirstOrThrow()));
}

/**
 * Changes the name and the spelling of the email. An email with another key is ignored: it would be
 * an unconfirmed change, or undo one confirmed a moment ago.
 */
export async function renameUser(
  db: Database,
  clock: Clock,
  id: string,
  { name, email }: { readonly name: string; readonly email?: string },
): Promise<User> {
  const row = await db
    .updateTable('users')
    .set((is) => ({
      name,
      updated_at: clock(),
      ...(email === undefined
        ? {}
        : {
            email: is
              .case()
              .when('email_key', '=', emailKey(email))
              .then(email)
              .else(is.ref('email'))
              .end(),
          }),
    }))
    .where('id', '=', id)
    .returning(publicColumns)
    .executeTakeFirst();
  // Deleted since the session was looked up.
  if (row === undefined) throw unauthenticated();
  return toUser(row);
}

/** Changes the email; throws 409 when another account has it. */
export async function setEmail(
  db: Database,
  clock: Clock,
  id: string,
  email: string,
): Promise<void> {
  const query = db
    .updateTable('users')
    .set({ email, email_key: emailKey(email), updated_at: clock() })
    .where('id', '=', id);
  await refuseTakenEmail(() => query.execute());
}

export async function setPasswordHash(
  db: Database,
  clock: Clock,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: clock() })
    .where('id', '=', id)
    .execute();
}

/** Finds an account by its email, in any case, with its password hash. */
export async function findByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string } | null> {
  const row = await db
    .selectFrom('users')
    .select([...publicColumns, 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { password_hash: passwordHash, ...user } = row;
  return { user: toUser(user), passwordHash };
}

export async function findUser(db: Database, id: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(publicColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toUser(row);
}

/** The password hash; null for an unknown account. */
export async function passwordHashOf(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Whether this host has an admin yet. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Turns a unique violation of the email into a 409. */
export async function refuseTakenEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_unique')) throw error;
    const message = 'Another account already has this email';
    throw conflict(message, [{ path: 'email', message }]);
  }
}
