import { createHash } from 'node:crypto';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';

const codeCount = 10;

/** 80 bits: beyond trying, also for whoever has the database. */
const codeBytes = 10;

/** Crockford's: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const fingerprint = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}\0${code}`).digest('hex');

/** Makes the codes of an account anew and answers them, four letters a group; those of before are gone. */
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

/** Uses a code up, written without hyphens and in small letters; false when it is none. */
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

/** How many codes of an account still work. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes every code of an account worthless. */
export async function forgetRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Five bits a letter. */
function inLetters(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
}
