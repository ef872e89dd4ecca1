import { createHash } from 'node:crypto';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';

const codeCount = 10;

/** 80 bits: infeasible to guess, even with the database. */
const codeBytes = 10;

/** Crockford's base32: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const fingerprint = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}\0${code}`).digest('hex');

/**
 * Replaces the recovery codes of an account and returns the new ones, in groups of four letters.
 */
export async function makeRecoveryCodes(
  transaction: Database,
  random: RandomBytes,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => inLetters(random(codeBytes)));
  await forgetRecoveryCodes(transaction, userId);
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: fingerprint(userId, code) })))
    .execute();
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Redeems a code, given without hyphens and in lower case; false when it is not valid. */
export async function takeRecoveryCode(
  transaction: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', fingerprint(userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The number of an account's remaining codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Invalidates all codes of an account. */
export async function forgetRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Five bits per letter. */
function inLetters(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
}
