import { createHash } from 'node:crypto';
import type { Database } from '../../database/schema';
import type { AccountDeps } from '../accounts/account-deps';

/** How long after the password a code is accepted. */
export const challengeLifetimeMs = 5 * 60 * 1000;

const tokenBytes = 32;

/**
 * Maximum number of pending sign-ins per account, so that somebody with its password cannot fill
 * the table.
 */
const perAccount = 10;

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex');

/** A sign-in waiting for a code. */
export interface Challenge {
  readonly userId: string;
  readonly passwordPrint: string;
}

/** Fingerprint of the verified password: reveals neither it nor its hash. */
export const passwordPrint = (passwordHash: string): string => fingerprint(passwordHash);

/** Records a verified password and returns the token that represents it, which is not stored. */
export async function issueChallenge(
  { db, clock, random }: AccountDeps,
  { user, passwordHash }: { readonly user: { readonly id: string }; readonly passwordHash: string },
): Promise<string> {
  const now = clock();
  const token = random(tokenBytes).toString('base64url');
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sign_in_challenges')
    .where('token_hash', 'in', (waiting) =>
      waiting
        .selectFrom('sign_in_challenges')
        .select('token_hash')
        .where('user_id', '=', user.id)
        .orderBy('expires_at', 'desc')
        .offset(perAccount - 1),
    )
    .execute();
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: fingerprint(token),
      user_id: user.id,
      password_print: passwordPrint(passwordHash),
      expires_at: new Date(now.getTime() + challengeLifetimeMs),
    })
    .execute();
  return token;
}

/** The pending sign-in of a token; null when it has ended. */
export async function findChallenge(
  db: Database,
  now: Date,
  token: string,
): Promise<Challenge | null> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select(['user_id as userId', 'password_print as passwordPrint'])
    .where('token_hash', '=', fingerprint(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Redeems a challenge; false when another request was faster. */
export async function takeChallenge(transaction: Database, token: string): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', fingerprint(token))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends all pending sign-ins of an account. */
export async function forgetChallenges(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}
