import type { RandomBytes } from '../../randomness';
import { UnusableEncryptionKey } from '../../secrets/encryption-key';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict } from '../../errors';
import type { SecretBox } from '../../secrets/secret-box';
import { forgetChallenges } from './challenges.repository';
import { forgetRecoveryCodes } from './recovery-codes';
import { bareCode, isAppCode, openSecret, secretOf } from './take-code';
import { newSecret, stepOf } from './totp';

/** How long a new secret waits for the first code from the app. */
export const setUpLifetimeMs = 15 * 60 * 1000;

interface Sources {
  readonly db: Database;
  readonly clock: Clock;
  readonly box: SecretBox;
}

/** Creates a secret that waits for the app's first code; replaces an earlier one. */
export async function beginSetUp(
  { db, clock, box, random }: Sources & { readonly random: RandomBytes },
  userId: string,
): Promise<string> {
  const secret = newSecret(random);
  const now = clock();
  const values = {
    secret: seal(box, secret, userId),
    expires_at: new Date(now.getTime() + setUpLifetimeMs),
  };
  await db.deleteFrom('second_factor_setups').where('expires_at', '<=', now).execute();
  await db
    .insertInto('second_factor_setups')
    .values({ user_id: userId, ...values })
    .onConflict((with_) => with_.column('user_id').doUpdateSet(values))
    .execute();
  return secret;
}

function seal(box: SecretBox, secret: string, userId: string): string {
  try {
    return box.seal(secret, secretOf(userId));
  } catch (error) {
    if (error instanceof UnusableEncryptionKey) throw conflict(error.message);
    throw error;
  }
}

/**
 * Enables the pending secret as the account's second factor, in a transaction that has locked the
 * account; false when the code does not match. That code cannot be used again to sign in.
 */
export async function finishSetUp(
  { db: transaction, clock, box }: Sources,
  userId: string,
  typed: string,
): Promise<boolean> {
  const now = clock();
  const waiting = await transaction
    .selectFrom('second_factor_setups')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (waiting === undefined) {
    throw conflict('Setting up has taken too long; begin again');
  }
  const code = bareCode(typed);
  const secret = openSecret(box, waiting.secret, userId);
  const step = isAppCode(code) ? stepOf(secret, code, now) : null;
  if (step === null) return false;
  await transaction.deleteFrom('second_factor_setups').where('user_id', '=', userId).execute();
  await transaction
    .updateTable('users')
    .set({
      second_factor_since: now,
      second_factor_secret: waiting.secret,
      second_factor_step: step,
    })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** Removes an account's second factor with all its data. */
export async function takeOff(transaction: Database, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ second_factor_since: null, second_factor_secret: null, second_factor_step: null })
    .where('id', '=', userId)
    .execute();
  await forgetRecoveryCodes(transaction, userId);
  await forgetChallenges(transaction, userId);
}
