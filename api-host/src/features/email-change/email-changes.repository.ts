import { createHash } from 'node:crypto';
import type { EmailChange } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { AccountDeps } from '../accounts/account-deps';
import { unauthenticated } from '../../errors';
import { emailKey } from '../accounts/email-key';

/** Lifetime of the mailed link: a newly created mailbox is not always read at once. */
export const changeLifetimeMs = 24 * 60 * 60 * 1000;

const tokenBytes = 32;

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token of 256 bits, which is not stored, and the values stored for it. */
function newToken({ clock, random }: Pick<AccountDeps, 'clock' | 'random'>) {
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(clock().getTime() + changeLifetimeMs);
  return { token, stored: { token_hash: fingerprint(token), expires_at: expiresAt } };
}

/**
 * Stores a pending change and returns its token; replaces an earlier one. Checking a password takes
 * a while, in which a new password may end the requesting session and cancel pending changes: the
 * session stays locked until the transaction ends, so that the change cannot be inserted
 * afterwards.
 */
export async function noteChange(
  transaction: Database,
  { clock, random }: Pick<AccountDeps, 'clock' | 'random'>,
  change: { readonly userId: string; readonly email: string; readonly sessionId: string },
): Promise<string> {
  const { token, stored } = newToken({ clock, random });
  const values = { email: change.email, session_id: change.sessionId, ...stored };
  const asking = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', change.sessionId)
    .forShare()
    .executeTakeFirst();
  if (asking === undefined) throw unauthenticated();
  await transaction.deleteFrom('email_changes').where('expires_at', '<=', clock()).execute();
  await transaction
    .insertInto('email_changes')
    .values({ user_id: change.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return token;
}

/** Replaces the token of a pending change; null when there is none. */
export async function renewChange(
  transaction: Database,
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  userId: string,
): Promise<{ email: string; token: string } | null> {
  const { token, stored } = newToken(deps);
  const row = await transaction
    .updateTable('email_changes')
    .set(stored)
    .where('user_id', '=', userId)
    .where('expires_at', '>', deps.clock())
    .returning('email')
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, token };
}

/** The pending change of an account. */
export async function waitingChange(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  userId: string,
): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, expires_at: row.expires_at.toISOString() };
}

/** Redeems a token; null when it is no longer valid. */
export async function takeChange(db: Database, now: Date, token: string) {
  const taken = await db
    .deleteFrom('email_changes')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'session_id'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Cancels the pending change of an account; false when there was none. */
export async function forgetChange(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Cancels the pending change of an account whose email is set to another one directly. */
export async function forgetChangeOfOldEmail(
  db: Database,
  userId: string,
  newEmail: string,
): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .using('users')
    .whereRef('users.id', '=', 'email_changes.user_id')
    .where('users.id', '=', userId)
    .where('users.email_key', '<>', emailKey(newEmail))
    .execute();
}
