import type { FastifyBaseLogger } from 'fastify';
import type { Updateable } from 'kysely';
import { otoNumbers } from 'shared-kit/contract';
import type { Flag, OtoKey, OtoNumber, User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import type { AccountTables } from '../accounts/accounts.tables';
import { emailKey } from '../accounts/email-key';
import { lockUser } from '../accounts/lock-user';
import { hashNewPassword } from '../accounts/new-password.policy';
import { endOtherSessions } from '../accounts/sessions.repository';
import { publicColumns, refuseTakenEmail, toUser } from '../accounts/users.repository';
import { noteAccountChange } from '../audit/account-changes';
import { actorOf } from '../audit/note-audit';
import { forgetChange, forgetChangeOfOldEmail } from '../email-change/email-changes.repository';
import { forgetTokens, forgetTokensOfOldEmail } from '../password-reset/reset-tokens.repository';
import { tellChanges } from './tell-changes';
import type { UserDeps } from './user-deps';
import { requireAnotherAdmin, requireNotSuspended, userNotFound } from './users.policy';

/** Flags as sent: `oto1`; omitted ones keep their value. */
export type FlagPayload = { readonly [N in OtoNumber as `oto${N}`]?: Flag | undefined };

/** A change of an account. Null and undefined keep the value. */
export interface UserChange extends FlagPayload {
  readonly name: string;
  readonly email: string;
  readonly password?: string | null | undefined;
  readonly role?: 'admin' | 'user' | undefined;
  readonly release_manager?: Flag | undefined;
}

/** Sent as `oto1`, stored as `oto_1` (specification, section 3). */
export function flagColumns(payload: FlagPayload): Partial<Record<OtoKey, Flag>> {
  const named = otoNumbers.flatMap((number) => {
    const value = payload[`oto${number}`];
    return value === undefined ? [] : [[`oto_${number}`, value] as const];
  });
  return Object.fromEntries(named);
}

/**
 * Changes an account. A new password ends its other sessions. `authorize` runs inside the
 * transaction: its locks keep what it checked valid until the change is written.
 */
export async function changeUser(
  deps: UserDeps,
  caller: Caller,
  { id, log }: { readonly id: string; readonly log: FastifyBaseLogger },
  change: UserChange,
  authorize?: (transaction: Database) => Promise<unknown>,
): Promise<User> {
  const { db, clock } = deps;
  const { password, role, release_manager: releaseManager } = change;
  const passwordHash = password ? await hashNewPassword(deps, password) : null;
  const values = {
    name: change.name,
    email: change.email,
    email_key: emailKey(change.email),
    ...flagColumns(change),
    ...(role ? { role } : {}),
    ...(releaseManager === undefined ? {} : { release_manager: releaseManager }),
    ...(passwordHash ? { password_hash: passwordHash } : {}),
    updated_at: clock(),
  };
  return db.transaction().execute(async (transaction) => {
    await authorize?.(transaction);
    if (role === 'admin') await requireNotSuspended(transaction, id);
    if (role === 'user') await requireAnotherAdmin(transaction, id, 'demoted');
    await forgetTokensOfOldEmail(transaction, id, change.email);
    await forgetChangeOfOldEmail(transaction, id, change.email);
    const before = await lockUser(transaction, id);
    if (before === null) throw userNotFound();
    const after = await writeUser(transaction, id, values);
    const note = { at: values.updated_at, by: actorOf(caller), hasNewPassword: !!passwordHash };
    await noteAccountChange(transaction, { ...note, before, after });
    if (passwordHash) {
      await forgetTokens(transaction, id);
      await endOtherSessions(transaction, id, caller.sessionId);
      await forgetChange(transaction, id);
    }
    const isOwn = caller.user.id === id;
    const taken = { before, after, hasNewPassword: passwordHash !== null, isOwn };
    await tellChanges(transaction, deps, taken, log);
    return after;
  });
}

type UserValues = Updateable<AccountTables['users']>;

async function writeUser(db: Database, id: string, values: UserValues): Promise<User> {
  const query = db.updateTable('users').set(values).where('id', '=', id).returning(publicColumns);
  return toUser(await refuseTakenEmail(() => query.executeTakeFirstOrThrow()));
}
