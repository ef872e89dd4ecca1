import { createHash } from 'node:crypto';
import type { Database } from '../../database/schema';
import { emailKey } from '../accounts/email-key';
import type { PasswordResetDeps } from './password-reset-deps';

/** Lifetime of a token. */
export const tokenLifetimeMs = 60 * 60 * 1000;

const tokenBytes = 32;

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a token of 256 bits; only its hash is stored. Deletes expired ones. */
export async function issueToken(
  { db, clock, random }: Pick<PasswordResetDeps, 'db' | 'clock' | 'random'>,
  userId: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const now = clock();
  const token = random(tokenBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: fingerprint(token),
      user_id: userId,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Whether the token is valid now. */
export async function isTokenGood(db: Database, now: Date, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Invalidates all tokens of a user, after a password change. */
export async function forgetTokens(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/**
 * Invalidates a user's tokens when their email is about to change: the old mailbox must no longer
 * give access.
 */
export async function forgetTokensOfOldEmail(
  db: Database,
  userId: string,
  newEmail: string,
): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .using('users')
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where('users.id', '=', userId)
    .where('users.email_key', '<>', emailKey(newEmail))
    .execute();
}

/** Redeems a token, which also invalidates the user's others. Null when it is no longer valid. */
export async function takeToken(db: Database, now: Date, token: string): Promise<string | null> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (taken === undefined) return null;
  await forgetTokens(db, taken.user_id);
  return taken.user_id;
}
