import { createHash } from 'node:crypto';
import type { EmailChange } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { AccountDeps } from '../accounts/account-deps';
import { unauthenticated } from '../../errors';
import { emailKey } from '../accounts/email-key';

/** How long the mailed link works: a mailbox somebody has just set up is not always read at once. */
export const changeLifetimeMs = 24 * 60 * 60 * 1000;

const tokenBytes = 32;

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token of 256 bits, which is nowhere stored, and what is stored of it. */
function newToken({ clock, random }: Pick<AccountDeps, 'clock' | 'random'>) {
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(clock().getTime() + changeLifetimeMs);
  return { token, stored: { token_hash: fingerprint(token), expires_at: expiresAt } };
}

/**
 * Notes a change that waits and answers its token; it takes the place of one that waited before. Checking a
 * password takes a while, in which a new one may end the session that asks and cancel what waits: the
 * session stays locked until the transaction ends, so that the change cannot slip in behind.
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

/** Replaces the token of a change that waits; null when none does. */
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

/** The change of an account that waits. */
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

/** Uses a token up; null when it does not work any more. */
export async function takeChange(db: Database, now: Date, token: string) {
  const taken = await db
    .deleteFrom('email_changes')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'session_id'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Gives up the change of an account; false when none waited. */
export async function forgetChange(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Gives up the change of an account that is about to get another email from somebody who may set it. */
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
