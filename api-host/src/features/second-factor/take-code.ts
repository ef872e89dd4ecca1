import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure } from '../../errors';
import { UnreadableSecret } from '../../secrets/secret-box';
import type { SecretBox } from '../../secrets/secret-box';
import { takeRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

/** Result of checking a code: accepted from the app or as a recovery code, or refused. */
export type CodeOutcome = 'app' | 'recovery' | 'used' | 'wrong';

/** Encryption context of a secret: it cannot be decrypted in another account's row. */
export const secretOf = (userId: string): string => `second factor of ${userId}`;

interface Sources {
  readonly clock: Clock;
  readonly box: SecretBox;
}

/** Redeems a code, in the transaction that depends on it. Works once, even across hosts. */
export async function takeCode(
  transaction: Database,
  sources: Sources,
  userId: string,
  typed: string,
): Promise<CodeOutcome> {
  const code = bareCode(typed);
  if (isAppCode(code)) return takeAppCode(transaction, sources, userId, code);
  return (await takeRecoveryCode(transaction, userId, code)) ? 'recovery' : 'wrong';
}

/** Normalises a code: people and password managers insert spaces and hyphens. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Recovery codes have 16 letters. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

async function takeAppCode(
  transaction: Database,
  { clock, box }: Sources,
  userId: string,
  code: string,
): Promise<CodeOutcome> {
  const row = await transaction
    .selectFrom('users')
    .select('second_factor_secret as sealed')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row || row.sealed === null) return 'wrong';
  const step = stepOf(openSecret(box, row.sealed, userId), code, clock());
  if (step === null) return 'wrong';
  const taken = await transaction
    .updateTable('users')
    .set({ second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? 'used' : 'app';
}

/** Decrypts the secret. Throws 503 where this host has another key; recovery codes need none. */
export function openSecret(box: SecretBox, sealed: string, userId: string): string {
  try {
    return box.open(sealed, secretOf(userId));
  } catch (cause) {
    if (!(cause instanceof UnreadableSecret)) throw cause;
    const message = 'Codes of the app cannot be checked right now. Use a recovery code';
    throw new RequestFailure(503, 'UNAVAILABLE', message, { cause });
  }
}
